import type { FoodGroup, NovaGroup, Preparation } from '#nutrition/foods/food.ts'
import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import { anyOf } from './any-of.ts'

/** IBGE codes of preparations, with the words added to a food's name (`{o}` is replaced by the gender ending). */
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

const industrial = anyOf(`
      enlatad[oa] | em lata | lata | conserva | industrializad[oa] | po | instantaneo | de pacote |
      pronto | tablete | envasado
    `)

const preparationWords: readonly (readonly [Preparation, RegExp])[] = [
  ['cru', /\bcr(u|ua|us|uas)\b/],
  ['empanado', /\b(milanesa|empanad[oa]s?|com farinha de trigo)\b/],
  ['frito', /\b(frit[oa]s?|torresmo|pastel|acaraje)\b/],
  ['grelhado', /\b(grelhad[oa]s?|churrasco)\b/],
  ['assado', /\b(assad[oa]s?|torrad[oa]s?)\b/],
  ['refogado', /\b(refogad[oa]s?|saute|sautee)\b/],
  ['ensopado', /\b(ensopad[oa]s?|ao molho|escabeche|guisado)\b/],
  ['industrializado', industrial],
  ['cru', /\b(semente|in natura)\b/],
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
  /^(acucar|oleo|azeite|sal|sal light|manteiga.*|banha.*|fecula.*|amido.*|mel|melado|rapadura|polvilho.*|leite de coco|toucinho.*|nata)$|^(acucar|oleo|azeite) /

const ultraProcessed = anyOf(`
      refrigerante | biscoito | wafer | recheado | salgadinho | nuggets | steak | mini frango |
      hamburguer | instantaneo | miojo | margarina | sorvete | picole | bala | chiclete | pirulito |
      jujuba | caramelo | bombom | trufa | (?<!caqui )chocolate | ovo de pascoa | confete | achocolatado |
      leite com sabor | isotonico | energetico | refresco em po | light | diet | zero | adocante |
      gelatina | pudim cremoso | sobremesa lactea | petit suisse | bebida lactea | iogurte de |
      leite fermentado | barra de cereal | cereal matinal | farinha lactea | neston | cremogema |
      mingau infantil | em tablete | tempero pronto | sopa de pacote | mistura |
      pao de (forma|hamburguer|aveia|gluten|soja|mel) | bisnaguinha | panetone | croissant | salsicha |
      presunto | chester | ketchup | ^maionese | ^mostarda$ | chantilly | creme de avela |
      cachorro quente | x (burger|egg|tudo) | eggburger | pizza | batata chips | processado | requeijao |
      cream cheese | suplemento | shake | ovomaltine | bebida de soja | tubaina | molho de tomate pronto |
      torrone | alfajor | rosquinha | churro | cappuccino em po | algodao doce | farofa pronta | cachaca |
      rum | vodca | uisque | licor | conhaque | vermute | caipirinha | batida alcoolica | catuaba |
      coquetel
    `)

const processed = anyOf(`
      em lata | conserva | em calda | geleia | charque | carne seca | carne de sol | bacalhau |
      salgad[oa] | torresmo | bacon | cerveja | chope | vinho | espumante | shoyu | extrato | azeitona |
      picles | chucrute | leite condensado | concentrado | cristalizada | tofu | xarope | (?<!fruta )pao |
      pasta de amendoim | cappuccino | batata palha | maionese | macarronada
    `)

/** Home preparations of fresh food whose group would otherwise count as processed. */
const homePreparations = /\b(tapioca|beiju|pipoca|pamonha|curau|canjica|mungunza|arroz doce|gemada|cuscuz)\b/

const novaOfGroup: Partial<Record<FoodGroup, NovaGroup>> = {
  embutido: 4,
  queijo: 3,
  pao: 3,
  doce: 3,
  sanduiche: 3,
  salgado: 3,
}

/** Returns the NOVA group (Guia Alimentar, 2014), estimated from name and group because the tables do not state it. */
export function novaOf(name: string, group: FoodGroup): NovaGroup {
  const text = normalizeText(name)
  if (culinary.test(text)) return 2
  if (ultraProcessed.test(text)) return 4
  if (processed.test(text)) return 3
  return homePreparations.test(text) ? 1 : (novaOfGroup[group] ?? 1)
}
