import type { FinderOf } from '../matching/food-matching.ts'
import type { Token } from '../words/tokens.ts'
import { addLaterPieces, addPartOfOther } from './added-later.ts'
import { flavoredBrands, linkFlavors } from './brand-flavors.ts'
import { nameChocolateMilk } from './chocolate-milk.ts'
import { dropCoffeeKinds } from './coffee-kinds.ts'
import { nameCombo } from './combos.ts'
import { diaryWords, nameDiaryWords } from './diary-words.ts'
import { countHomeBread, dropBreadOfSandwich, dropBunOfBurger, nameBlend } from './home-bread.ts'
import { subtractLeft } from './left-on-plate.ts'
import { nameLetterSizes } from './letter-sizes.ts'
import { nameMilkOfTitle } from './milk-of-title.ts'
import { nameMixedRice } from './mixed-rice.ts'
import { nameBurgerOfPlace } from './place-burgers.ts'
import { namePowderDoses } from './powder-doses.ts'
import {
  countPiecesOfPortion,
  dropChickenOfCuts,
  dropGeneralBurger,
  dropKindsOfSet,
  halveLength,
  moveSizeOfBox,
  nameCane,
  namePlateOfFeijoada,
} from './sets-and-portions.ts'
import { dropBrothOfSoup } from './soup-broth.ts'
import { moveZeroToBrand } from './kinds-before-brands.ts'
import { dropLeadingMaker, joinMakerName, leadingMakers } from './maker-words.ts'
import { nameBarbecue } from './sauce-names.ts'
import { countTrailingPlate } from './trailing-plates.ts'
import { moveLaterKind } from './later-kinds.ts'
import { nameEggsWithBacon } from './eggs-with-bacon.ts'
import { nameStreetFoods } from './street-foods.ts'
import { countPartsOfMany, dropDeniedWhole } from './parts-of-many.ts'
import { addTimesOfDay } from './times-of-day.ts'
import { askVagueFoods, askVagueMeals, vagueWords } from './vague-foods.ts'
import { dropYesterday } from './yesterday.ts'
import { sliceCakes } from './whole-cakes.ts'

type Rewrite = (tokens: readonly Token[], finderOf: FinderOf) => readonly Token[]

/** Rules in the order in which they apply, each with the words of which a text must have one. */
const rules: readonly (readonly [rewrite: Rewrite, words: string])[] = [
  [nameDiaryWords, diaryWords.join('|')],
  [dropYesterday, 'ontem|anteontem'],
  [countPartsOfMany, 'das|dos'],
  [dropDeniedWhole, 'inteiro|inteira'],
  [addTimesOfDay, 'manha|tarde|noite|almoco|jantar|janta|ceia|dormir|vezes|2 vezes|3 vezes|4 vezes|5 vezes'],
  [nameLetterSizes, 'p|m|g|gg|familia|tam'],
  [nameStreetFoods, 'podrao|podroes|podraozinho|podrona|kfc'],
  [
    namePowderDoses,
    'scoop|scoops|escoop|escoops|scup|scups|medida|medidas|medidinha|dosador|dosadores|ninho',
  ],
  [sliceCakes, 'bolo|panetone|chocotone'],
  [countHomeBread, 'caseiro|caseiros|casa'],
  [nameMixedRice, 'galinha|frango'],
  [dropKindsOfSet, 'peca|pecas'],
  [countPiecesOfPortion, 'porcao|porcaozinha'],
  [moveSizeOfBox, 'marmita|marmitex|quentinha|prato'],
  [nameMilkOfTitle, 'desnatado|semidesnatado|desn'],
  [halveLength, 'cm'],
  [nameCane, 'cana|caninha'],
  [namePlateOfFeijoada, 'completa'],
  [dropGeneralBurger, 'whopper|big|quarteirao|mcmelt|mcchicken|mcduplo'],
  [dropChickenOfCuts, 'coxa|sobrecoxa|drumete'],
  [nameCombo, 'combo|combinho|trio|oferta|mcoferta'],
  [nameBlend, 'blend'],
  [dropBunOfBurger, 'brioche|australiano'],
  [nameBurgerOfPlace, 'hamburguer|hamburgueres|hamburger|burger|burguer'],
  [nameChocolateMilk, 'nescau|toddy|achocolatado|nesquik|chocolatado'],
  [dropBrothOfSoup, 'caldo'],
  [dropCoffeeKinds, 'descafeinado|descafeinada|descaf|forte|fortinho|fraco|fraquinho|extraforte'],
  [addPartOfOther, 'outra|outro'],
  [addLaterPieces, 'mais'],
  [subtractLeft, 'deixei|sobrou|sobraram|restou|restaram|larguei'],
  [askVagueFoods, vagueWords.join('|')],
  [askVagueMeals, 'lanche|comida'],
  [nameBarbecue, 'barbecue'],
  [countTrailingPlate, 'prato'],
  [moveLaterKind, 'era|eram'],
  [nameEggsWithBacon, 'bacon'],
  [moveZeroToBrand, 'zero|light|diet'],
  [joinMakerName, 'donalds|donald'],
  [dropLeadingMaker, leadingMakers.join('|')],
  [linkFlavors, flavoredBrands.join('|')],
  [dropBreadOfSandwich, 'sanduiche|sanduiches|sanduba'],
]

const ruleOf: ReadonlyMap<string, Rewrite> = new Map(
  rules.flatMap(([rewrite, words]) => words.split('|').map((word) => [word, rewrite] as const)),
)

/** Applies the rules whose words the text has. Most texts have none, so that one look-up per word is all they cost. */
export function rewriteByWord(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  let found: Set<Rewrite> | undefined
  for (const { plain } of tokens) {
    const rewrite = ruleOf.get(plain)
    if (rewrite) (found ??= new Set()).add(rewrite)
  }
  if (!found) return tokens
  const wanted = found
  return rules.reduce((words, [rewrite]) => (wanted.has(rewrite) ? rewrite(words, finderOf) : words), tokens)
}
