/**
 * Names of foods that the table lacks and for which another row stands in, separated by `|`. Accents are optional. The
 * reading says so ("contei como …").
 */
interface StandIns {
  /** Foods whose energy and protein differ from the row's by at most a fifth. */
  readonly close: string
  /** Foods whose energy or protein may differ from the row's by more than a fifth. The person is asked. */
  readonly far: string
}

export const standIns: StandIns = {
  close:
    'buchada|torta de camarao|torta de bacalhau|torta de siri|torta de caranguejo|torta de peixe|torta de salmao|torta capixaba|frango teriyaki|torta de bolacha|arroz negro|arroz vermelho|arroz 7 graos|arroz sete graos|arroz cateto|arroz japones|gohan|arroz jasmim|arroz basmati|feijao mulatinho|pao australiano|pao preto|pao de centeio|pao multi graos|pao 12 graos|pao 9 graos|pao nove graos|pao 7 graos|pao de brioche|camembert|gruyere|queijo gruyere|roquefort|rosbife|carne louca|lombo paulista|traira|pacu|tucunare|dourado|dourada|filhote|jaraqui|matrinxa|curimata|piau|lambari|iogurte de ameixa|iogurte de mel|leite de soja sem acucar|sashimi de salmao|bolo de iogurte|bolo de maca|bolo formigueiro|bolo de limao|chocotone|cordeiro|carne de ovelha|cabrito|surubim|robalo|badejo|namorado|linguado|garoupa|cavala|tainha|pargo|anchova|peixe|peixinho|file de peixe|batida de maracuja|batida de limao|red bull|redbull|pao de batata|pao delicia|pao caseiro|gravlax|carpaccio de salmao|kani|siri mole|cogumelo|mandioquinha palha|batata canoa|batata smiles|tequila|hamburguer de grao de bico|hamburguer de lentilha|hamburguer vegano|bife de soja|bife vegetal|bife vegano|espetinho|espetinho misto|espetinho de carne|rap10|gim|baby beef|bife ancho|bife de chorizo|costela no bafo|frango caipira|galinha ao molho pardo|frango de televisao|levedo|levedo de cerveja|levedura de cerveja|levedura nutricional|nutritional yeast',
  far: 'biscoito de queijo|bolacha de queijo|cereal de chocolate|cereal matinal de chocolate|sucrilhos de chocolate|cereal de cacau|shake|herbalife|shake herbalife|file|joelho de queijo e presunto|joelho de presunto e queijo|joelho de queijo|enroladinho de presunto e queijo|enrolado de presunto e queijo|chipa|pirao de leite|coco verde|pirarucu|salsichao|kafta|espetinho de kafta|feijao branco|feijao vermelho|pao sem gluten|mingau de fuba|mingau de farinha|ginga|lombo canadense|leitao|panceta|queijo boursin|tambaqui|tambaqui assado|tambaqui frito|pate de atum|pate de frango|pate de presunto|pate de figado|vitamina mista|vitamina de fruta|suco de caixinha|suco de caixa|bolo de festa|bolo de aniversario|torta doce|torta salgada|pizza doce|salgadinho|sopa|caldo|creme|carne ao molho|carne com molho|empanado de frango|iogurte de coco|proteina vegetal|granola sem acucar|whey vegano|leite vegetal|mcflurry|mc flurry|mcdonalds|mc donalds|lanche do mc|lanche do mcdonalds|lanche do mc donalds|lanche do mequi|lanche do bk|lanche do burger king|lanche do bobs',
}
