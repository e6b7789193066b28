import type { AllergenTag, Food, FoodGroup } from '#nutrition/foods/food.ts'
import { allergenTags } from '#nutrition/foods/food.ts'
import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import { anyOf } from './any-of.ts'

interface Rule {
  readonly tags: readonly AllergenTag[]
  /** Matched against the normalized Portuguese name and source name. */
  readonly match: RegExp
  readonly except?: RegExp
}

/**
 * Tags by name, conservative on purpose: an extra tag removes a choice, a missing tag endangers health. Groups of RDC
 * 727/2022, plus meat, animal origin, alcohol, and triggers of fructose, histamine and FODMAP. Refined soy oil has no
 * soy protein and so no tag.
 */
const byName: readonly Rule[] = [
  {
    tags: ['gluten', 'fodmap'],
    match: anyOf(`
      trigo | centeio | cevada | malte | aveia | granola | musli | macarrao | macarronada | miojo |
      massa | lasanha | nhoque | ravioli | capelete | canelone | panqueca | crepe | pao | paes | torrada |
      bisnaguinha | croissant | brioche | panetone | rosca | rosquinha | cuca | broa | biscoito |
      bolacha | wafer | sequilho | alfajor | bolo | rocambole | torta | sonho | bomba | mil folhas |
      churro | rabanada | canudinho | bolinho de (chuva|bacalhau|arroz|coco|mandioca) | pastel | coxinha |
      empada | empadao | risole | rissole | croquete | quibe | esfirra | enroladinho | salgadinho |
      pizza | calzone | quiche | sufle | sanduiche | hamburguer | burger | eggburger |
      x (burger|egg|tudo) | bauru | misto | cachorro quente | bombom | trufa | prato feito | tabule |
      charuto | milanesa | empanad[oa]s? | nuggets | steak | almondega | com farinha de trigo |
      farinha de rosca | farinha lactea | neston | cereal matinal | cereais | ovomaltine | cerveja |
      chope | shoyu | soja shoyu | molho de soja | yakisoba | sushi | barra de cereal |
      caldo de (carne|galinha) em tablete | tempero pronto | sopa | canja | creme de (cebola|legumes) |
      molho branco | salsicha | mortadela | presuntada | fiambre | kitute | pate | virado |
      cuscuz paulista | uisque | mucilon | mingau tradicional | mistura (pronta )?para | empadao | pave |
      torrone | mini frango | barreado | vatapa | carne de soja | estrogonofe | achocolatado |
      milk shake | chocolate em po | confete | escabeche |
      sorvete | linguica | calabresa | calabreza | paio
    `),
    except: anyOf(`
      pao de queijo | fruta pao | castanhas? | amendoas? | biscoito(,)? (de )?polvilho |
      mingau de (milho|arroz|amido) | farinha de (rosca )?mandioca | massa de tomate |
      doce de fruta em pasta
    `),
  },
  {
    tags: ['leite', 'lactose', 'origem_animal', 'fodmap'],
    match: anyOf(`
      leite | queijo | iogurte | manteiga | margarina | requeijao | ricota | mucarela | mozarela | nata |
      chantilly | creme de leite | coalhada | lactea | lacteo | petit suisse | cream cheese |
      polenguinho | capuccino | cappuccino | achocolatado | chocolate | bombom | trufa | brigadeiro |
      sorvete | milk shake | pudim | mousse | pave | manjar | ambrosia | danette | chandelle |
      doce de leite | maria mole | estrogonofe | strogonoff | pure de batata | molho branco |
      creme de (queijo|cebola|legumes) | pizza | lasanha | canelone | ravioli | calzone | quiche | sufle |
      empadao | empada | torta | coxinha | enroladinho | risole | rissole | salgadinho | croquete | bolo |
      rocambole | biscoito | bolacha | (?<!farinha de )rosca | rosquinha | sequilho | alfajor | wafer |
      pao de (queijo|forma|hamburguer|mel|leite|aveia|soja|gluten|milho) | pao (doce|integral) |
      bisnaguinha | croissant | brioche | panetone | cuca | sonho | bomba | mil folhas | churro |
      rabanada | canudinho | queijadinha | curau | pamonha | canjica | mungunza | arroz doce | mingau |
      vitamina | geladinho | picole | caramelo | torrone | barra de cereal | x (burger|egg|tudo) |
      cheese | cheeseburger | hamburguer | eggburger | bauru | misto | americano | sanduiche natural |
      cachorro quente | baiao | risoto | arroz de leite | panqueca | crepe | nhoque | angu a baiana |
      shake | sustagen | sustagem | complemento | ovomaltine | neston | farinha lactea | cremogema |
      granola | omelete | bolinho | salsicha | presunto | mortadela | fiambre | kitute | pate |
      peito de peru | blanquet | nuggets | empanado | creme de avela | confete | ovo de pascoa | licor |
      cocada | pe de moleque | capelete | salpicao | gemada | virado | pao com (manteiga|margarina|ovo) |
      esfirra | milanesa | sushi | batida alcoolica | prato feito |
      apresuntado | almondega | linguica | calabresa | calabreza | paio | cuscuz de tapioca
    `),
    except: anyOf(`
      leite de coco | leite de soja | extrato soluvel | bebida de soja | couve manteiga | queijo tofu |
      caqui | canjica branca crua | massa de (lasanha|pastel)
    `),
  },
  {
    tags: ['ovo', 'origem_animal'],
    match: anyOf(`
      ovos? | clara | gema | gemada | omelete | maionese | salpicao | quindim | merengue | suspiro |
      fios de ovos | ambrosia | pudim | mousse | bolo | bolinho | rocambole | torta | sonho | bomba |
      mil folhas | churro | rabanada | pave | queijadinha | brioche | panetone | croissant |
      pao (doce|integral|sovado|de (queijo|mel|forma|hamburguer|aveia|soja|gluten|milho)) | bisnaguinha |
      (?<!farinha de )rosca | rosquinha | cuca | broa | sequilho | alfajor | biscoito | wafer | macarrao |
      macarronada | massa | lasanha | nhoque | ravioli | capelete | canelone | panqueca | crepe | quiche |
      sufle | empadao | empada | pastel | coxinha | croquete | risole | rissole | salgadinho |
      enroladinho | milanesa | empanad[oa]s? | nuggets | steak | almondega | yakisoba | miojo |
      bife a cavalo | x (egg|tudo) | eggburger | americano | sanduiche natural | virado | tropeiro |
      tutu | salada de maionese | torrone | sorvete | maria mole | cuscuz paulista |
      arroz (com ovo|a grega) | farofa | manjar | danette | chandelle | hamburguer | x burger | bolacha |
      mini frango | biscoito de polvilho | pizza | calzone | esfirra | carreteiro | sopa | canja | sushi |
      prato feito |
      picole | bombom | milk shake
    `),
    except: /\b(massa de tomate|pascoa)\b/,
  },
  {
    tags: ['soja'],
    match: anyOf(`
      soja | tofu | shoyu | yakisoba | sushi | proteina vegetal | carne de soja | chocolate | bombom |
      trufa | achocolatado | ovo de pascoa | biscoito | bolacha | wafer | alfajor |
      pao de (forma|hamburguer|mel|aveia|gluten|milho) | pao integral | bisnaguinha | panetone | lasanha |
      hamburguer | burger | eggburger | x (egg|tudo) | cachorro quente | salsicha | mortadela |
      presuntada | fiambre | kitute | almondega | nuggets | steak | empanad[oa]s? | mini frango |
      apresuntado | presunto | peito de peru fatiado | blanquet | pate | linguica | barra de cereal |
      caldo de (carne|galinha) em tablete | tempero pronto | sorvete | creme de avela | margarina |
      maionese | sustagen | sustagem | shake | mistura para | granola | confete | bala | caramelo |
      chiclete | miojo | macarrao instantaneo | sopa desidratada | salgadinho de pacote |
      milanesa | picole | mousse | pave | brigadeiro | bolo de cenoura | misto | bauru | risole | rissole |
      conserva em oleo
    `),
    except: /\b(oleo de soja|caqui|massa de lasanha)\b/,
  },
  {
    tags: ['amendoim'],
    match: anyOf(`
      amendoim | pacoca | pacoquinha | pe de moleque | vatapa | caruru quiabo | torrao de amendoim |
      granola | barra de cereal | bombom | confete | torrone | cuxa
    `),
    except: /\b(pacoca de carne)\b/,
  },
  {
    tags: ['castanhas'],
    match: anyOf(`
      castanhas? | amendoas? | avela | noz | nozes | pistache | pinoli | macadamia | peca | granola |
      musli | barra de cereal | torrone | panetone | bombom | vatapa | creme de avela |
      chocolate ao leite com castanha | caruru quiabo | pinhao
    `),
  },
  {
    tags: ['peixe', 'origem_animal'],
    match: anyOf(`
      peixe | atum | sardinha | bacalhau | moqueca | sushi | ovas | caldo de peixe | escabeche |
      cuscuz paulista | salmao | pirao
    `),
  },
  {
    tags: ['crustaceos', 'origem_animal'],
    match: anyOf(`
      camarao | caranguejo | siri | lagosta | acaraje | abara | vatapa | caruru quiabo | bobo | tacaca |
      cuxa | moqueca | goia | sushi | empada queijo | rissole | risole
    `),
  },
  { tags: ['moluscos', 'origem_animal'], match: /\b(lula|marisco|ostra|sururu|polvo|mexilhao|moqueca)\b/ },
  {
    tags: ['carne', 'origem_animal'],
    match: anyOf(`
      carne | carreteiro | baiao | barreado | bife | charuto | cuscuz paulista | dobradinha |
      estrogonofe | strogonoff | tropeiro | feijoada | frango | galinha | galinhada | bolonhesa |
      manicoba | salpicao | sarapatel | vaca atolada | virado | yakisoba | quibebe | coxinha | croquete |
      empada | empadao | pastel queijo carne | quibe | esfirra | risole | rissole | salgadinho de festa |
      enroladinho | torresmo | toucinho | bacon | banha | caldo de (carne|galinha|mocoto|feijao) |
      caldo verde | mocoto | rabada | buchada | cozido de carne | guisado | canja | sopa | hamburguer |
      burger | eggburger | x (egg|tudo) | bauru | misto | americano | presunto | salame | mortadela |
      cachorro quente | calabresa | calabreza | portuguesa | panqueca | lasanha | canelone | capelete |
      ravioli | nhoque | arrumadinho | maria isabel | churrasco | sanduiche natural | prato feito |
      gelatina | maria mole | angu a baiana | tutu | pate | pirao | macarronada | arroz a grega | risoto |
      torta salgada | pizza | calzone | mini pizza | quiche | galeto | chester | peru | bolinho de arroz
    `),
    except: anyOf(`
      massa de lasanha | ovo | clara | gema | omelete | peixe | pao de hamburguer | castanha portuguesa |
      carne de soja | pizza de mucarela | esfirra de (queijo|ricota) | quibebe de abobora
    `),
  },
  {
    tags: ['origem_animal'],
    match: anyOf(`
      mel | gelatina | maria mole | geleia de mocoto | marshmallow | jujuba | bala | granola |
      barra de cereal | pao de mel | torrone
    `),
  },
  {
    tags: ['fodmap'],
    match: anyOf(`
      alho | cebola | feijao | feijoada | grao de bico | lentilha | ervilha | fava | guandu | soja |
      tutu | tropeiro | baiao | (?<!banana )maca | (?<!caja )manga | (?<!laranja )pera | melancia |
      pessego | ameixa | cereja | caqui | nectarina | (?<!banana )figo | amora | abacate | goiaba | jaca |
      graviola | cogumelo | champignon | couve flor | aspargo | alcachofra | beterraba | mel | melado |
      castanha de caju | pistache | vinagrete | molho | tempero | caldo | diet | chiclete | uva passa |
      fruta seca | suco (de|concentrado) | refogad[oa] | farofa | salada de frutas | aipo | salsao |
      alho poro | quibe | cuxa | bobo | vatapa | caruru | prato feito | arroz com feijao | arrumadinho |
      acaraje | abara | tofu | geleia | agua de coco | inhame | milho | repolho | erva doce | camomila |
      tucupi | tacaca
    `),
    except: /\b(farinha de milho|oleo de|amido de milho|fuba)\b/,
  },
  {
    tags: ['histamina'],
    match: anyOf(`
      tomate | atum | sardinha | bacalhau | anchova | linguica | salsicha | salame | mortadela |
      presunto | apresuntado | copa | bacon | paio | chourico | morcela | pate | fiambre | kitute |
      presuntada | calabresa | carne seca | charque | carne de sol | parmesao | provolone | gorgonzola |
      prato | canastra | meia cura | colonial | reino | ralado | coalho | vinho | espumante | cerveja |
      chope | vermute | fermentad[oa] | iogurte | coalhada | chucrute | picles | conserva | shoyu |
      molho de soja | ketchup | vinagrete | bolonhesa | pizza | espinafre | berinjela | morango |
      chocolate | cacau | camarao | marisco | siri | caranguejo | sururu | ostra | lula | peixe salgado |
      escabeche | estrogonofe | cachorro quente | hot dog | misto | bauru | molho vermelho |
      (?<!massa de )lasanha(?! massa) | prato feito | peru fatiado | peito de peru | blanquet | tofu |
      feijoada | yakisoba | sushi | abacate | abacaxi | kiwi | laranja | limao | limonada |
      tangerina | mexerica | papaia | nozes | noz | castanha de caju | amendoim | vinagre | mostarda |
      tucupi | tacaca | mate | chimarrao
    `),
  },
  {
    tags: ['frutose'],
    match: anyOf(`
      (?<!banana )maca | (?<!laranja )pera | (?<!caja )manga | melancia | uva | caqui | (?<!banana )figo |
      cereja | ameixa | pessego | damasco | tamara | cana de acucar | pao doce | rosca doce |
      goiaba | jaca | abacaxi | graviola | fruta do conde | atemoia | tamarindo | mel | melado |
      xarope | glicose de milho | suco | refresco | refrigerante | limonada | nectar | geleia | goiabada |
      marmelada | bananada | mariola | doce de (fruta|mamao|abobora) | em calda | cristalizada |
      fruta seca | uva passa | rapadura | caldo de cana | garapa | acucar mascavo | energetico |
      isotonico | cajuina | acai com | salada de frutas | vitamina | sorvete | picole | ketchup |
      agua de coco | barra de cereal | granola | coquetel | batida | tubaina | com acucar | adocad[oa]
    `),
  },
  {
    tags: ['alcool'],
    match: anyOf(`
      cerveja | chope | cachaca | aguardente | batida alcoolica | rum | vodca | uisque | espumante |
      vermute | conhaque | licor | vinho | catuaba | coquetel | caipirinha | sagu
    `),
  },
]

const byGroup: Readonly<Partial<Record<FoodGroup, readonly AllergenTag[]>>> = {
  carne: ['carne', 'origem_animal'],
  frango: ['carne', 'origem_animal'],
  embutido: ['carne', 'origem_animal', 'histamina', 'fodmap'],
  peixe: ['peixe', 'origem_animal'],
  frutos_do_mar: ['origem_animal', 'histamina'],
  ovo: ['ovo', 'origem_animal'],
  queijo: ['leite', 'lactose', 'origem_animal'],
  laticinio: ['leite', 'lactose', 'origem_animal', 'fodmap'],
  feijao: ['fodmap'],
  ensopado: ['carne', 'origem_animal', 'fodmap'],
  sopa: ['fodmap'],
  // Table sugar is half fructose.
  doce: ['frutose'],
}

/** Tags that a food's group or name adds wrongly; they are removed from the foods that match. */
const without: readonly Rule[] = [
  {
    tags: ['carne'],
    match: /^(bobo|moqueca|vatapa|caruru|tacaca|caldo de peixe|creme de|camarao)\b/,
  },
  { tags: ['fodmap'], match: /\b(tofu|feijao broto|broto de feijao)\b/ },
  { tags: ['carne', 'origem_animal'], match: /\b(carne de soja|pts)\b/ },
]

/** Returns the tags of a food from its names and group, in the order of `allergenTags`. */
export function allergensOf(name: string, sourceName: string, group: FoodGroup): AllergenTag[] {
  return tagsOf({ name, sourceName, group }, () => true)
}

/**
 * Returns the tags of a food that is sold without lactose: all but `lactose`, and but `fodmap` if only the milk sugar
 * was the reason of it.
 */
export function withoutLactose(
  food: Pick<Food, 'name' | 'sourceName' | 'group' | 'allergens'>,
): AllergenTag[] {
  const others = new Set(tagsOf(food, (tags) => !tags.includes('lactose')))
  return food.allergens.filter((tag) => tag !== 'lactose' && (tag !== 'fodmap' || others.has(tag)))
}

function tagsOf(
  { name, sourceName, group }: Pick<Food, 'name' | 'sourceName' | 'group'>,
  applies: (tags: readonly AllergenTag[]) => boolean,
): AllergenTag[] {
  const text = normalizeText(`${name} ; ${sourceName}`)
  const ofGroup = byGroup[group] ?? []
  const tags = new Set<AllergenTag>(applies(ofGroup) ? ofGroup : [])
  for (const rule of byName) {
    const isMatch = applies(rule.tags) && rule.match.test(text) && !rule.except?.test(text)
    if (isMatch) for (const tag of rule.tags) tags.add(tag)
  }
  for (const rule of without) {
    if (rule.match.test(text)) for (const tag of rule.tags) tags.delete(tag)
  }
  return allergenTags.filter((tag) => tags.has(tag))
}
