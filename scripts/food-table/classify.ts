import type { FoodGroup, NovaGroup, Preparation } from '#nutrition/foods/food.ts'
import { normalizeText } from '#nutrition/foods/normalize-text.ts'

/** How IBGE numbers the ways of cooking, and how each reads behind a name (`{o}` bends to the gender). */
export const ibgePreparations: Readonly<Record<string, { preparation: Preparation; words: string }>> = {
  '1': { preparation: 'cru', words: 'cru{o}' },
  '2': { preparation: 'cozido', words: 'cozid{o}' },
  '3': { preparation: 'grelhado', words: 'grelhad{o}' },
  '4': { preparation: 'assado', words: 'assad{o}' },
  '5': { preparation: 'frito', words: 'frit{o}' },
  '6': { preparation: 'empanado', words: 'à milanesa' },
  '7': { preparation: 'refogado', words: 'refogad{o}' },
  '8': { preparation: 'ensopado', words: 'ao molho de tomate' },
  '9': { preparation: 'ensopado', words: 'ao molho branco' },
  '10': { preparation: 'refogado', words: 'ao alho e óleo' },
  '11': { preparation: 'refogado', words: 'na manteiga' },
  '12': { preparation: 'cozido', words: 'ao vinagrete' },
  '13': { preparation: 'ensopado', words: 'ensopad{o}' },
}

const industrial =
  /\b(enlatad[oa]|em lata|lata|conserva|industrializad[oa]|po|instantaneo|de pacote|pronto|tablete|envasado)\b/

const preparationWords: readonly (readonly [Preparation, RegExp])[] = [
  ['empanado', /\b(milanesa|empanad[oa]s?|com farinha de trigo)\b/],
  ['frito', /\b(frit[oa]s?|torresmo|pastel|acaraje)\b/],
  ['grelhado', /\b(grelhad[oa]s?|churrasco)\b/],
  ['assado', /\b(assad[oa]s?|torrad[oa]s?)\b/],
  ['refogado', /\b(refogad[oa]s?|saute|sautee)\b/],
  ['ensopado', /\b(ensopad[oa]s?|ao molho|escabeche|guisado)\b/],
  ['industrializado', industrial],
  ['cru', /\b(cr[ua]s?|semente|fresc[oa])\b/],
  ['cozido', /\b(cozid[oa]s?|vapor)\b/],
]

const preparationOfGroup: Partial<Record<FoodGroup, Preparation>> = {
  embutido: 'industrializado',
  ensopado: 'ensopado',
  sopa: 'ensopado',
  fruta: 'cru',
  folhas: 'cru',
}

export function preparationOf(name: string, sourceName: string, group: FoodGroup): Preparation {
  const text = normalizeText(`${name} ; ${sourceName}`)
  const found = preparationWords.find(([, words]) => words.test(text))
  return found?.[0] ?? preparationOfGroup[group] ?? 'nao_se_aplica'
}

const culinary =
  /^(acucar|oleo|azeite|sal$|sal light|manteiga|banha|fecula|amido|mel$|melado|rapadura|polvilho|leite de coco|vinagre|toucinho|nata$|mel de)/

const ultraProcessed =
  /\b(refrigerante|biscoito|wafer|recheado|salgadinho|salsicha|mortadela|nuggets|steak|empanad[oa]s de|mini frango|hamburguer|instantaneo|miojo|margarina|sorvete|picole|bala|chiclete|pirulito|jujuba|caramelo|bombom|trufa|chocolate|confete|achocolatado|isotonico|energetico|refresco em po|light|diet|zero|adocante|gelatina|pudim cremoso|sobremesa lactea|petit suisse|bebida lactea|iogurte de|leite fermentado|barra de cereal|cereal matinal|farinha lactea|neston|cremogema|em tablete|tempero pronto|sopa de pacote|mistura|pao de (forma|hamburguer|aveia|gluten|soja|mel)|bisnaguinha|panetone|croissant|bolo pronto|presunto|apresuntado|presuntada|fiambre|kitute|blanquet|peito de peru|pate|salame|linguica|chester|tender|ketchup|maionese$|maionese light|mostarda$|chantilly|creme de avela|cachorro quente|x (burger|egg|tudo)|eggburger|pizza|mini pizza|batata chips|polenguinho|processado|requeijao|cream cheese|suplemento|shake|ovomaltine|bebida de soja|tubaina|molho de tomate pronto|torrone|alfajor|pao light|sustagen|danette|chandelle|algodao doce|rosquinha|milk shake|churro|cappuccino em po|caldo de (carne|galinha) em)\b/

const processed =
  /\b(queijo|ricota|mucarela|pao|paes|torrada|em lata|conserva|calda|goiabada|marmelada|bananada|geleia|doce|cocada|quindim|pe de moleque|pacoca|rapadura|charque|carne seca|carne de sol|bacalhau|salgad[oa]|torresmo|bacon|copa|cerveja|chope|vinho|espumante|shoyu|extrato|azeitona|picles|chucrute|torrad[oa] salgad[oa]|bolo|torta|rosca|broa|cuca|sonho|brigadeiro|pudim|pave|mousse|manjar|cachaca|rum|vodca|uisque|licor|conhaque|vermute|caipirinha|batida|catuaba|coquetel|misto|sanduiche|bauru|coxinha|pastel|empada|quibe frito|risole|croquete|esfirra|enroladinho|salgado|frita|fritos?|leite condensado|maria mole|merengue|suspiro|concentrado|cristalizada|fiambre|pate|tofu|xarope|pipoca doce|sequilho|calzone|quiche|macarronada|cappuccino|pasta de amendoim|peru assado)\b/

/** NOVA group (Guia Alimentar, 2014) from the name: a rule of thumb, since the tables do not tell it. */
export function novaOf(name: string): NovaGroup {
  const text = normalizeText(name)
  if (ultraProcessed.test(text)) return 4
  if (culinary.test(text)) return 2
  if (processed.test(text)) return 3
  return 1
}
