import type { FoodNames } from './food-names.ts'

/**
 * Products and dishes of shops for which another row or dish stands in. The landing page's first worker does not have
 * them. Grams of a piece are printed on the common package. The row must have the allergens of the product: a bar with
 * peanuts or nuts stands for a dish with them, or has no name here.
 */

/** Energy and protein differ from the row's by at most a fifth. */
const close: readonly Omit<FoodNames, 'standsIn'>[] = [
  { says: 'cerveja polar|polar|cerveja bavaria|cerveja proibida|cerveja cristal', food: 'taco:474' },
  { says: 'tabua de queijos|tabua de queijo', food: 'dish:tabua-frios' },
  { says: 'negrinho', food: 'dish:brigadeiro' },
  { says: 'mane pelado|bolo mane pelado', food: 'taco:15' },
  { says: 'pao nutrella|nutrella|pao visconti|visconti|pao panco', food: 'pof:8000501:99' },
  { says: 'ovo de pascoa ao leite|ovo de pascoa de chocolate', food: 'pof:6905801:99' },
  { says: 'twix', food: 'taco:11', pieceGrams: 45 },
  { says: 'trento', food: 'taco:11', pieceGrams: 32, takes: 'flavor' },
  { says: 'confeti|confete de chocolate', food: 'pof:6900706:99' },
  {
    says: 'lindt 70%|lindt 85%|lindt amargo|bendito cacao|bendito cacao 70%|chocolate bendito cacao',
    food: 'taco:498',
    measure: 'porção',
  },
  {
    says: 'barrinha de hersheys|barrinha hersheys|barrinha de laka|barrinha de galak|barrinha de diamante negro|barrinha de lacta',
    food: 'taco:495',
    measure: 'barra pequena',
  },
  {
    says: 'bolinho bauducco|bolinho pullman|bolinho gulosos',
    food: 'taco:16',
    pieceGrams: 40,
    takes: 'flavor',
  },
  { says: 'bala halls|halls', food: 'pof:6900603:99', pieceGrams: 3.4, takes: 'flavor' },
  { says: 'mentos|bala mentos', food: 'pof:6900603:99', pieceGrams: 2.7, takes: 'flavor' },
  { says: 'tic tac|bala tic tac', food: 'pof:6900603:99', pieceGrams: 0.5, takes: 'flavor' },
  { says: 'trident|chiclets|bubbaloo', food: 'pof:6900601:99', takes: 'flavor' },
  {
    says: 'lays|batata lays|stax|batata stax|pringles|batata pringles|elma chips sensacoes|batata sensacoes',
    food: 'taco:90',
    pieceGrams: 2,
    takes: 'flavor',
  },
  { says: 'cebolitos|yokitos|fofura|salgadinho fofura', food: 'pof:8002227:99', takes: 'flavor' },
  { says: 'pipoca bokus|pipoca doce bokus|bokus', food: 'pof:8501202:99' },
  { says: 'mendorato|amendoim dori', food: 'pof:6903303:99' },
  { says: 'biscoito pit stop|bolacha pit stop|pacote de pit stop', food: 'taco:13', pieceGrams: 26 },
  {
    says: 'biscoito amanteigado|bolacha amanteigada|biscoito champagne|biscoito champanhe|bolacha champagne|bolacha champanhe',
    food: 'pof:8002301:99',
  },
  { says: 'biscoito da sorte', food: 'pof:8002301:99' },
  { says: 'magic toast|magictoast|torrada magic toast', food: 'taco:63', pieceGrams: 3.5 },
  {
    says: 'nutry|barra nutry|barrinha nutry|barra trio|barrinha trio',
    food: 'pof:6907201:99',
    takes: 'flavor',
  },
  { says: 'nescau ball|nescau cereal|cereal nescau|nesquik cereal', food: 'taco:26' },
  { says: 'actimel', food: 'pof:7901304:99', pieceGrams: 100 },
  { says: 'suco ades|ades|mupy|suco mupy', food: 'pof:7902301:99', takes: 'flavor' },
  { says: 'kapo|suco kapo', food: 'pof:8500401:99', pieceGrams: 200, takes: 'flavor' },
  { says: 'natural one|suco natural one', food: 'pof:8500401:99', takes: 'flavor' },
  { says: 'natural one de laranja|suco prats|suco prats de laranja', food: 'taco:215' },
  {
    says: 'fuze tea|leao fuze|fuze|lipton|ice tea lipton|cha lipton|leao ice tea',
    food: 'dish:cha-mate-limao',
    takes: 'flavor',
  },
  { says: 'mate couro', food: 'taco:481' },
  {
    says: 'grapette|cotuba|gengibirra|cini|cini gengibirra|refrigerante cini|refrigerante grapette',
    food: 'pof:8203501:99',
    takes: 'flavor',
  },
  {
    says: 'h2oh|h2o h|h2oh limao|h2oh limoneto|h2oh laranja|h2oh citrus|h2o limao|h2o limoneto|h2o laranja|h2o citrus',
    food: 'pof:8207601:99',
  },
  { says: 'schweppes citrus|citrus schweppes', food: 'taco:483' },
  { says: 'coca ks|coca de ks|coca cola ks|ks', food: 'taco:480', pieceGrams: 290 },
  {
    says: 'tnt|tnt energy|energetico tnt|baly|energetico baly|energetico fusion|fusion energetico|monster mango loco',
    food: 'pof:8205901:99',
    pieceGrams: 473,
    takes: 'flavor',
  },
  {
    says: 'monster sem acucar|monster ultra|monster diet|monster light|tnt zero|tnt sem acucar|baly zero|baly sem acucar|energetico monster sem acucar',
    food: 'usda:14156',
    pieceGrams: 473,
  },
  {
    says: 'red bull sem acucar|redbull sem acucar|red bull diet|red bull light|energetico sem acucar',
    food: 'usda:14156',
    pieceGrams: 250,
  },
  {
    says: 'spaten|eisenbahn|becks|cerveja spaten|cerveja eisenbahn|cerveja original|cerveja petra|cerveja imperio|cerveja kaiser|cerveja becks|brahma duplo malte|duplo malte|original de 600|serramalte|guinness|cerveja guinness|patagonia|cerveja patagonia|estrella galicia|cerveja estrella galicia|baden baden|cerveja baden baden|cerveja colorado|cerveja sol|cerveja glacial|therezopolis|cerveja therezopolis|paulaner',
    food: 'taco:474',
  },
  { says: 'mcshake|mc shake', food: 'pof:6907501:99', takes: 'flavor' },
  { says: 'chicken mcnuggets|chicken mc nuggets', food: 'pof:7802901:5', pieceGrams: 18.5 },
  { says: 'quarteirao com queijo|quarterao com queijo|quarterao', food: 'pof:8500304:99', pieceGrams: 190 },
  { says: 'fruttare|picole fruttare', food: 'pof:6900502:99', takes: 'flavor' },
  { says: 'lanche de linguica', food: 'dish:pao-linguica' },
  {
    says: 'sonho de valsa|ouro branco|serenata de amor|bombom sonho de valsa|bombom ouro branco|bombom serenata de amor',
    food: 'dish:bombom-castanha',
  },
  { says: 'colomba|colomba pascal', food: 'pof:8000234:99' },
  { says: 'serenata', food: 'dish:bombom-castanha' },
  { says: 'salsicha de frango|salsicha de peru', food: 'pof:8102101:2' },
  {
    says: 'presunto de peru|presunto de frango|peito de frango defumado',
    food: 'pof:7801801:99',
  },
]

/** Energy or protein may differ by more than a fifth. The person is asked. */
const far: readonly Omit<FoodNames, 'standsIn'>[] = [
  { says: 'glucerna|diasip|nutren control', food: 'usda:95103000' },
  {
    says: 'hipercalorico|shake hipercalorico|massa hipercalorica|mass gainer|gainer',
    food: 'pof:6505101:99',
    pieceGrams: 100,
  },
  {
    says: 'caramel macchiato|macchiato de caramelo|matcha latte|chai latte',
    food: 'usda:92101900',
  },
  {
    says: 'folhado|folhado de frango|folhado de palmito|folhado de queijo|folhado de presunto e queijo|folhado de calabresa',
    food: 'pof:8000240:99',
    takes: 'filling',
  },
  {
    says: 'carolina de doce de leite|carolina de chocolate|carolina recheada|mini carolina|carolina de creme',
    food: 'pof:6903701:99',
    pieceGrams: 15,
  },
  {
    says: 'pastel assado de frango|pastel de forno de carne|pastel de forno de queijo|pastelzinho de forno',
    food: 'taco:56',
    takes: 'filling',
  },
  {
    says: 'hot pocket|hotpocket|fogazza|fogaca|italiano de presunto e queijo|italiano de calabresa|italiano de frango|italiano de queijo',
    food: 'pof:8500910:99',
    takes: 'filling',
  },
  {
    says: 'chicken crispy|crispy chicken|bk chicken|chicken junior|mccrispy|mc crispy|mc crispy chicken|chicken sandwich',
    food: 'dish:x-frango',
  },
  {
    says: 'mcduplo|mc duplo|stacker|bk stacker|stacker duplo|stacker triplo|double cheddar',
    food: 'dish:x-burger-duplo',
  },
  { says: 'mcnifico|mcnifico bacon|mc nifico|mc nifico bacon|mega stacker', food: 'dish:x-burger-duplo' },
  {
    says: 'whopper duplo|double whopper|whopper double|big king',
    food: 'pof:8500303:99',
    pieceGrams: 350,
  },
  { says: 'whopper jr|whopper junior|whopper jr.', food: 'pof:8500303:99', pieceGrams: 150 },
  {
    says: 'rodeio burger|rodeo burger|rodeio do bk|rodeio do burger king|big bob|bobs burger|cheddar mcmelt|mcmelt|cheddar melt',
    food: 'pof:8500304:99',
    pieceGrams: 200,
  },
  {
    says: 'madero burger|cheeseburger madero|cheeseburger do madero|burger do madero|jeronimo burger|hamburguer do madero|hamburguer do outback|hamburguer do jeronimo',
    food: 'dish:hamburguer-artesanal',
  },
  { says: 'mcfish|mc fish|king fish|bk fish', food: 'dish:sanduiche-peixe' },
  {
    says: 'tortinha do mc|torta de banana do mc|tortinha de banana do mc|tortinha de maca do mc',
    food: 'dish:torta-maca',
    pieceGrams: 80,
  },
  {
    says: 'cebola do outback|bloomin onion|blooming onion|cebola outback|cebola gigante',
    food: 'usda:75415022',
    measure: 'porção',
  },
  {
    says: 'ribs|ribs on the barbie|ribs do outback|costela do outback|costelinha do outback',
    food: 'taco:430',
  },
  {
    says: 'batata do outback|fritas do outback|batata do outback com cheddar e bacon|aussie cheese fries|cheese fries',
    food: 'dish:batata-frita-cheddar',
  },
  { says: 'massa do spoleto|macarrao do spoleto', food: 'pof:8500919:99' },
  {
    says: 'frango do kfc|frango kfc|frango frito do kfc|frango frito kfc|balde do kfc|balde de frango|balde de frango do kfc',
    food: 'pof:7800302:6',
  },
  { says: 'sub|sub de frango|sub de peito de peru|sub de carne', food: 'dish:sanduiche-15cm' },
  { says: 'cinnabon', food: 'usda:51160110' },
  {
    says: 'oakberry|acai da oakberry|acai oakberry|acai do oakberry|acai no oakberry',
    food: 'taco:167',
  },
  { says: 'lindor|bombom lindor|bombom lindt', food: 'taco:495', pieceGrams: 12.5 },
  { says: 'lindt|chocolate lindt', food: 'taco:495', measure: 'porção' },
  {
    says: 'coxinha de balde|balde de coxinha|balde de mini coxinha|mini coxinha de balde|coxinha no balde|balde da coxinha',
    food: 'taco:386',
  },
  { says: 'crunch|nestle crunch', food: 'taco:11', measure: 'porção' },
  {
    says: 'talento|chocolate talento|talento de castanha|talento castanha|talento castanha do para',
    food: 'taco:496',
    pieceGrams: 25,
  },
  { says: 'lingua de gato|lingua de gato da kopenhagen', food: 'taco:495', pieceGrams: 5 },
  {
    says: 'snickers|charge|chocolate charge|chocolate snickers|chocolate com amendoim|m&m de amendoim|mms de amendoim|m m de amendoim|mms|m&m|m&ms|crokissimo',
    food: 'dish:chocolate-amendoim',
    takes: 'flavor',
  },
  { says: 'kinder bueno|bueno white', food: 'dish:chocolate-avela', pieceGrams: 43 },
  {
    says: 'ferrero rocher|ferrero|bombom ferrero rocher|raffaello',
    food: 'dish:chocolate-avela',
    pieceGrams: 12.5,
  },
  {
    says: 'milka|toblerone|la nut|lanut|talento de avela|talento avela|chocolate com amendoas',
    food: 'dish:chocolate-avela',
  },
  { says: 'branquinho|olho de sogra|olhos de sogra|casadinho|docinho casadinho', food: 'dish:beijinho' },
  { says: 'bem casado|bemcasado', food: 'pof:8004601:99', pieceGrams: 35 },
  {
    says: 'bananinha sem acucar|bananinha paraibuna|bananinha doce|doce de bananinha|nego bom',
    food: 'pof:6901224:99',
  },
  {
    says: 'fini|bala fini|fini dentadura|fini minhoca|bala de gelatina|bala de goma|haribo|bala de ursinho',
    food: 'pof:6900610:99',
  },
  { says: 'marshmallow|marshmelow|marshmallows', food: 'taco:504', pieceGrams: 7 },
  { says: 'nesfit|biscoito nesfit|belvita|biscoito belvita', food: 'pof:8002301:99', takes: 'flavor' },
  { says: 'bolacha integral|biscoito integral', food: 'pof:8002236:99' },
  { says: 'grissini|grissino|grissinis|palitinho de gergelim', food: 'taco:63', pieceGrams: 6 },
  {
    says: 'nature valley|barrinha nature valley|barra nature valley',
    food: 'pof:6907201:99',
    pieceGrams: 21,
    takes: 'flavor',
  },
  {
    says: 'bold|barra bold|barrinha bold|protein crisp|barra integralmedica|barra exceed|barra max titanium|barra de proteina bold',
    food: 'usda:53720610',
    takes: 'flavor',
    measure: 'barra',
  },
  {
    says: 'iogurte corpus|danone corpus|iogurte molico|iogurte zero|iogurte zero acucar|iogurte diet',
    food: 'pof:7904001:99',
    takes: 'flavor',
  },
  { says: 'iogurte de garrafinha|iogurte de garrafa', food: 'pof:7901201:99', takes: 'flavor' },
  {
    says: 'smirnoff ice|vodka ice|cabare ice|xeque mate|corote|moscow mule',
    food: 'usda:93301060',
    takes: 'flavor',
  },
  {
    says: 'skol beats|beats|skol beats senses|beats senses|skol beats lata|lata de skol beats|beats lata',
    food: 'usda:93301060',
    takes: 'flavor',
    pieceGrams: 269,
  },
  { says: 'michelob|michelob ultra|cerveja michelob|cerveja michelob ultra', food: 'taco:474' },
  { says: 'ipa|cerveja ipa|cerveja artesanal|chopp ipa|cerveja de trigo|weiss|stout', food: 'taco:474' },
  { says: 'vinho do porto|vinho porto', food: 'pof:8301501:99' },
  { says: 'whey 3w|whey 3 w', food: 'usda:95230000', takes: 'flavor' },
  { says: 'proteina vegana|veganway|whey vegano', food: 'usda:95230010', takes: 'flavor' },
  { says: 'shake proteico|shake protein|protein shake', food: 'dish:shake-whey' },
  { says: 'provolone a milanesa|provoleta|queijo a milanesa', food: 'pof:7902501:99', pieceGrams: 100 },
  { says: 'torresmo de rolo|torresmao|torresmo de barriga', food: 'dish:torresmo-barriga' },
  {
    says: 'berbigao|vongole|lambe lambe|marisco lambe lambe|massunim|macunim|mexilhao',
    food: 'pof:7263101:2',
    takes: 'flavor',
  },
  { says: 'patinha de caranguejo', food: 'dish:unha-caranguejo', pieceGrams: 30 },
  {
    says: 'costela de tambaqui|costelinha de tambaqui|banda de tambaqui|ventrecha de tambaqui|ventrecha de pirarucu',
    food: 'pof:7400101:4',
    cooked: { frito: 'pof:7400101:5' },
  },
  { says: 'marreco|marreco recheado|marreco assado', food: 'pof:7803913:4' },
  { says: 'strudel|apfelstrudel|strudel de maca', food: 'dish:torta-maca' },
  {
    says: 'presunto parma|presunto de parma|presunto cru|prosciutto|jamon|presunto serrano',
    food: 'pof:8100802:99',
    pieceGrams: 15,
  },
  {
    says: 'vono|sopa vono|sopa de pacote|sopa de pacotinho|sopa de saquinho|sopa de envelope|sopa instantanea|cup soup',
    food: 'pof:7701404:99',
    pieceGrams: 200,
  },
  {
    says: 'magnum|picole magnum|eskibon|tablito|chicabon|paleta mexicana|picole recheado|geladinho gourmet|sacole gourmet|dindin gourmet|chup chup gourmet|picole gourmet',
    food: 'dish:picole-cremoso',
    takes: 'flavor',
  },
  { says: 'bolo fit|bolo low carb|bolo proteico|bolinho fit', food: 'dish:bolo-banana-fit' },
  { says: 'brownie fit|brownie proteico|brownie low carb|brownie zero', food: 'usda:53204010' },
  { says: 'cookie fit|cookie proteico|cookie low carb|cookie integral', food: 'usda:53206000' },
  {
    says: 'geleia st dalfour|geleia saint dalfour|st dalfour|geleia 100% fruta|geleia de fruta sem acucar',
    food: 'pof:6910601:99',
  },
  { says: 'cacau em po|cacau 100%|cacau puro|po de cacau', food: 'pof:6900801:99' },
  {
    says: 'molho de alho|maionese de alho|maionese verde|maionese temperada|maionese caseira|molho tartaro',
    food: 'taco:524',
  },
  { says: 'joelho|joelho misto|joelho de padaria', food: 'pof:8500227:99', pieceGrams: 110 },
  {
    says: 'copao de whisky com energetico|copao de uisque com energetico|copao de whisky com red bull|copao de whisky e energetico|copao de vodka com energetico',
    food: 'dish:whisky-energetico',
  },
  { says: 'suco clight|clight|suco fresh|suco mid|suco frisco', food: 'pof:8202402:99', takes: 'flavor' },
  {
    says: 'ovo de pascoa de colher|ovo de pascoa recheado|ovo de pascoa trufado',
    food: 'pof:6905801:99',
  },
  { says: 'pure de couve flor', food: 'taco:118' },
  { says: 'macarrao de arroz|bifum|macarrao de milho|macarrao sem gluten', food: 'pof:6503401:2' },
  {
    says: 'pao de abobora|pao de cenoura|pao de beterraba|pao de mandioca|pao de inhame',
    food: 'taco:54',
    pieceGrams: 60,
  },
  { says: 'bacon de peru|bacon de frango', food: 'pof:7801801:99' },
  { says: 'mortadela de frango|mortadela de peru', food: 'pof:8105001:99' },
  { says: 'linguica cuiabana|linguica de costela|linguica de cordeiro|linguica de file', food: 'taco:423' },
  { says: 'hamburguer de salmao', food: 'taco:317', pieceGrams: 80 },
  { says: 'hamburguer de peixe|hamburguer de tilapia', food: 'pof:7200101:3', pieceGrams: 80 },
  { says: 'burrata', food: 'pof:7901807:99', pieceGrams: 100 },
  { says: 'prime rib', food: 'taco:347' },
  { says: 'picanha suina|picanha de porco', food: 'taco:435' },
  { says: 'doce de batata doce', food: 'pof:6901201:99' },
  { says: 'doce de coco', food: 'taco:499' },
  { says: 'pipoca gourmet|pipoca de leite ninho|pipoca de ninho', food: 'pof:8501202:99' },
  { says: 'cuscuz de arroz', food: 'taco:533' },
  {
    says: 'pastel de nutella|pastel de chocolate|pastel doce|pastel de doce de leite|pastel de romeu e julieta',
    food: 'taco:58',
    takes: 'filling',
  },
  {
    says: 'esfiha de chocolate|esfirra de chocolate|esfiha doce|esfiha de nutella',
    food: 'pof:8500224:99',
    takes: 'filling',
  },
  { says: 'bolo de whey', food: 'dish:bolo-banana-fit' },
  {
    says: 'torta de ricota|torta de abobrinha|torta de espinafre|torta de cebola',
    food: 'dish:torta-legumes',
  },
]

export const productNames: readonly FoodNames[] = [
  ...close.map((name) => ({ ...name, standsIn: 'close' as const })),
  ...far.map((name) => ({ ...name, standsIn: 'far' as const })),
]
