import { identitiesIn } from '../../../foods/identity/read-identities.ts'
import { equipmentWords, proteinWords, ruleWords, styleWords } from './week-words.ts'

const refusedVerbs =
  'quero|queremos|tenho|temos|como|comemos|comer|consumo|gosto|gostamos|curto|posso|aguento|suporto'
/** Words that leave out the foods and appliances after them. */
export const withoutWords = new RegExp(
  `\\b(sem|nada de|evit(?:o|a|ar|e|em|amos)|(?:re)?tir(?:o|a|ar|e|em|amos)|cort(?:o|ar|e)|exclu(?:o|ir|a)|dispens(?:o|ar|e)|odeio|odiamos|detesto|detestamos|enjoei|cansei|nunca mais|alergia|alergic[oa]|quebrou|estragou|acabou|nao (?:${refusedVerbs}))\\b`,
)

/** Small words and adjectives beside the foods of a list: `o queijo`, `cebola crua`. */
export const besideFoods = new Set(
  'e ou nem o a os as um uma de do da tambem cru crua crus cruas cozido cozida cozidos cozidas frito frita fritos fritas assado assada assados assadas fresco fresca frescos frescas seco seca secos secas inteiro inteira branco branca brancos brancas verde verdes amarelo amarela amarelos amarelas vermelho vermelha vermelhos vermelhas roxo roxa roxos roxas preto preta pretos pretas integral integrais comum normal gordo gorda picante doce ralado ralada moido moida fatiado fatiada'.split(
    ' ',
  ),
)

const listed = [equipmentWords, proteinWords, ruleWords, styleWords]

const opener = new RegExp(`^.*${withoutWords.source} (?:(?:de|da|do|das|dos|o|a|os|as) )*`)

/** Returns the items of a list: `porco` and `boi` of `não gosto de porco nem boi`. */
export function itemsOf(clause: string): string[] {
  return splitList(clause)
    .map((item) => item.replace(opener, ''))
    .filter((item) => item !== '')
}

function splitList(clause: string): string[] {
  return clause.split(/(?:^| )(?:e|ou|nem)(?: |$)/).filter((item) => item !== '')
}

/** Returns whether a clause is only items that continue a list, such as `o queijo` and `cebola crua`, without a verb. */
export function isBareList(clause: string): boolean {
  const items = splitList(clause).map((item) => item.replace(/^(?:(?:o|a|os|as|tambem) )+/, ''))
  return items.length > 0 && items.every(isFoodOrEquipment)
}

function isFoodOrEquipment(item: string): boolean {
  if (listed.some((words) => item in words) || item === 'lactose') return true
  const foods = identitiesIn(item)
  const rest = foods.reduce((left, { words }) => left.replace(words, ''), item)
  return foods.length > 0 && rest.split(' ').every((word) => word === '' || besideFoods.has(word))
}
