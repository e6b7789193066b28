import type { FinderOf } from '../matching/food-matching.ts'
import { rememberWords } from '../words/remembered-words.ts'
import type { Token } from '../words/tokens.ts'
import { addLaterPieces, addPartOfOther, moreWords, otherWords } from './added-later.ts'
import { flavoredBrands, linkFlavors } from './brand-flavors.ts'
import { chocolatePowders, nameChocolateMilk } from './chocolate-milk.ts'
import { coffeeKinds, dropCoffeeKinds } from './coffee-kinds.ts'
import { comboWords, nameCombo } from './combos.ts'
import { dropKindOfFat, fatWords } from './cooking-fats.ts'
import { breadWords, countHomeBread, dropBreadOfSandwich, sandwichWords } from './home-bread.ts'
import { nameRefused, refusedWords } from './leftovers.ts'
import { leftWords, subtractLeft } from './left-on-plate.ts'
import { nameLetterSizes, sizeWords } from './letter-sizes.ts'
import { nameMilkOfTitle, skimmedWords } from './milk-of-title.ts'
import { birdWords, nameMixedRice } from './mixed-rice.ts'
import {
  blendWords,
  bunWords,
  burgerWords,
  dropBunOfBurger,
  nameBlend,
  nameBurgerOfPlace,
} from './place-burgers.ts'
import {
  doseWords,
  milkBrand,
  namePowderDoses,
  namePowderedMilk,
  nameWheyOfShake,
  shakeWords,
} from './powder-doses.ts'
import {
  boxWords,
  caneWords,
  countPiecesOfPortion,
  cutWords,
  dropChickenOfCuts,
  dropGeneralBurger,
  feijoadaWords,
  halveLength,
  lengthWords,
  moveSizeOfBox,
  nameCane,
  namePlateOfFeijoada,
  portionWords,
  shopBurgers,
} from './sets-and-portions.ts'
import { dropKindsOfSet, setWords } from './kinds-of-set.ts'
import { brothWords, dropBrothOfSoup } from './soup-broth.ts'
import { moveZeroToBrand, withoutSugar } from './kinds-before-brands.ts'
import { dropLeadingMaker, joinMakerName, leadingMakers, makerEnds } from './maker-words.ts'
import { nameBarbecue, sauceWords } from './sauce-names.ts'
import { countTrailingPlate, plateWord } from './trailing-plates.ts'
import { moveLaterKind, wasWords } from './later-kinds.ts'
import { joinListed, listedDishes } from './bare-lists.ts'
import { baconWords, nameEggsWithBacon } from './eggs-with-bacon.ts'
import { bucketShop, greasyWords, nameBucket, nameGreasySnack } from './street-foods.ts'
import { countPartsOfMany, dropDeniedWhole, ofMany, wholeWords } from './parts-of-many.ts'
import { addTimesOfDay, multiplyTimes, timesOfDay, timesWords } from './times-of-day.ts'
import {
  askVagueFoods,
  askVagueMeals,
  askVagueSweet,
  vagueMeals,
  vagueSweet,
  vagueWords,
} from './vague-foods.ts'
import { dropCutOfMinced, dropMeatOfCuts, meatWord, mincedWords } from './named-cuts.ts'
import { dropNoting, notingWords } from './noting-words.ts'
import { boxes, countOwnBoxes } from './own-boxes.ts'
import { dropClauseOfTitle, dropNameOfShake, relative, shakes } from './listed-shakes.ts'
import { countWeighedPieces, eatenWords } from './weighed-pieces.ts'
import { nameAnother } from './another-one.ts'
import {
  deniedCount,
  dropMiddle,
  dropUnsure,
  eatenFirst,
  friesWord,
  fryInOil,
  middleWord,
  moveVerb,
  nameFries,
  nameSpirit,
  nameZeroMilk,
  oilWord,
  restateDenied,
  spiritNumber,
  unsureWords,
  zeroWord,
} from './small-words.ts'
import { frozenWords, weighFrozen } from './frozen-pizzas.ts'
import { japaneseWords, nameJapanesePieces } from './japanese-pieces.ts'
import { countPiecesInVessel, vesselWords } from './counted-vessels.ts'
import { dayWord, dropDayOfDish } from './dates.ts'
import { joinedMini, splitMinis } from './joined-minis.ts'
import { flavorWords, moveLateFlavor } from './flavors-after-amounts.ts'
import { dropSaidShares, nameSharers, sharingWords } from './said-shares.ts'
import { lactoseWords, moveLactoseFree } from './lactose-free-names.ts'
import { halfWord, splitHalves } from './halved-amounts.ts'
import { sliceCakes, wholeCakes } from './whole-cakes.ts'

type Rewrite = (tokens: readonly Token[], finderOf: FinderOf) => readonly Token[]

/** Words of which a text must have one, as they are written or in the singular. */
type Trigger = RegExp | Pick<ReadonlySet<string>, 'has'>

/** Rules in the order in which they apply. */
const rules: readonly (readonly [rewrite: Rewrite, trigger: Trigger])[] = [
  [moveLactoseFree, lactoseWords],
  [dropNoting, notingWords],
  [splitMinis, joinedMini],
  [dropDayOfDish, dayWord],
  [countPiecesInVessel, vesselWords],
  [nameRefused, refusedWords],
  [nameSharers, sharingWords],
  [dropSaidShares, sharingWords],
  [dropUnsure, unsureWords],
  [dropMiddle, middleWord],
  [restateDenied, deniedCount],
  [moveVerb, eatenFirst],
  [nameFries, friesWord],
  [nameSpirit, spiritNumber],
  [fryInOil, oilWord],
  [nameZeroMilk, zeroWord],
  [splitHalves, halfWord],
  [countOwnBoxes, boxes],
  [dropCutOfMinced, mincedWords],
  [countWeighedPieces, eatenWords],
  [joinListed, listedDishes],
  [dropClauseOfTitle, relative],
  [dropNameOfShake, shakes],
  [dropMeatOfCuts, meatWord],
  [weighFrozen, frozenWords],
  [nameJapanesePieces, japaneseWords],
  [countPartsOfMany, ofMany],
  [dropDeniedWhole, wholeWords],
  [addTimesOfDay, timesOfDay],
  [multiplyTimes, timesWords],
  [nameLetterSizes, sizeWords],
  [nameGreasySnack, greasyWords],
  [nameBucket, bucketShop],
  [namePowderedMilk, milkBrand],
  [nameWheyOfShake, shakeWords],
  [namePowderDoses, doseWords],
  [sliceCakes, wholeCakes],
  [countHomeBread, breadWords],
  [nameMixedRice, birdWords],
  [dropKindsOfSet, setWords],
  [countPiecesOfPortion, portionWords],
  [moveSizeOfBox, boxWords],
  [nameMilkOfTitle, skimmedWords],
  [halveLength, lengthWords],
  [nameCane, caneWords],
  [namePlateOfFeijoada, feijoadaWords],
  [dropGeneralBurger, shopBurgers],
  [dropChickenOfCuts, cutWords],
  [nameCombo, comboWords],
  [nameBlend, blendWords],
  [dropBunOfBurger, bunWords],
  [nameBurgerOfPlace, burgerWords],
  [nameChocolateMilk, chocolatePowders],
  [dropBrothOfSoup, brothWords],
  [dropCoffeeKinds, coffeeKinds],
  [nameAnother, otherWords],
  [addPartOfOther, otherWords],
  [addLaterPieces, moreWords],
  [subtractLeft, leftWords],
  [askVagueFoods, vagueWords],
  [askVagueMeals, vagueMeals],
  [askVagueSweet, vagueSweet],
  [nameBarbecue, sauceWords],
  [countTrailingPlate, plateWord],
  [moveLaterKind, wasWords],
  [nameEggsWithBacon, baconWords],
  [dropKindOfFat, fatWords],
  [moveZeroToBrand, withoutSugar],
  [joinMakerName, makerEnds],
  [dropLeadingMaker, leadingMakers],
  [linkFlavors, flavoredBrands],
  [moveLateFlavor, flavorWords],
  [dropBreadOfSandwich, sandwichWords],
]

function isTriggered(trigger: Trigger, word: string): boolean {
  return 'has' in trigger ? trigger.has(word) : trigger.test(word)
}

const rulesOf = rememberWords((word) =>
  rules.flatMap(([rewrite, trigger]) => (isTriggered(trigger, word) ? [rewrite] : [])),
)

/** Applies the rules whose words the text has. Most texts have none, so that two look-ups per word are all they cost. */
export function rewriteByWord(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const wanted = new Set(tokens.flatMap(({ plain, key }) => [...rulesOf(plain), ...rulesOf(key)]))
  if (wanted.size === 0) return tokens
  return rules.reduce((words, [rewrite]) => (wanted.has(rewrite) ? rewrite(words, finderOf) : words), tokens)
}
