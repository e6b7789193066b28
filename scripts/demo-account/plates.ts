/** Meals of a year in São Paulo, as a user would describe them. */
export const plates = {
  breakfast: [
    '1 pão francês com manteiga e 1 xícara de café com leite',
    '2 fatias de pão integral, 1 ovo mexido e 1 xícara de café',
    '1 tapioca com queijo e 1 xícara de café com leite',
    '1 pote de iogurte natural, 1 banana e 2 colheres de sopa de aveia',
    '1 pão francês, 1 fatia de queijo minas e 1 copo de suco de laranja',
    '1 cuscuz com ovo e 1 xícara de café',
    '1 fatia de mamão, 2 colheres de sopa de granola e 1 pote de iogurte natural',
  ],
  weekendBreakfast: [
    '2 pães de queijo e 1 xícara de café com leite',
    '1 fatia de bolo de cenoura e 1 xícara de café com leite',
    '2 ovos mexidos, 1 pão francês e 1 copo de suco de laranja',
  ],
  lunch: [
    '2 escumadeiras de arroz, 1 concha de feijão, 1 filé de frango grelhado e salada de alface com tomate',
    '2 escumadeiras de arroz, 1 concha de feijão, 1 bife acebolado e 1 pires de couve refogada',
    '1 prato de macarrão à bolonhesa e salada de alface',
    '2 escumadeiras de arroz integral, 1 concha de feijão preto e 1 filé de peixe grelhado',
    '2 escumadeiras de arroz, 1 concha de feijão, 1 ovo frito e 2 colheres de sopa de abóbora',
    '1 prato de estrogonofe de frango, 2 escumadeiras de arroz e batata palha',
    '2 escumadeiras de arroz, 1 concha de lentilha, carne moída e salada de tomate',
    '2 escumadeiras de arroz, 1 concha de feijão, 1 sobrecoxa de frango assada e brócolis',
  ],
  weekendLunch: [
    '1 prato de feijoada, 1 escumadeira de arroz, couve refogada e farofa',
    '2 fatias de picanha, 1 linguiça, 2 escumadeiras de arroz, vinagrete e farofa',
    '1 pedaço de lasanha e salada de alface',
    '1 prato de moqueca de peixe e 2 escumadeiras de arroz',
    '1 prato de galinhada e salada de tomate',
  ],
  snack: [
    '1 banana',
    '1 maçã e 5 castanhas',
    '1 pote de iogurte natural',
    '1 fatia de pão integral com queijo e 1 xícara de café',
    '2 bananas',
    '1 laranja',
    '1 xícara de café e 3 biscoitos cream cracker',
    '1 copo de vitamina de banana',
  ],
  weekendSnack: [
    '1 fatia de bolo de fubá e 1 xícara de café',
    '1 pastel de carne',
    '1 picolé',
    '1 tigela de açaí',
  ],
  dinner: [
    '1 prato de sopa de legumes',
    '1 escumadeira de arroz, 1 concha de feijão e 1 omelete',
    '1 sanduíche de frango e 1 copo de suco de laranja',
    '1 tapioca com frango',
    '1 prato de canja de galinha',
    'salada de alface com tomate, 1 lata de atum e 1 batata cozida',
    '2 escumadeiras de arroz, 1 bife grelhado e salada de alface',
  ],
  weekendDinner: [
    '3 fatias de pizza de mussarela e 1 lata de refrigerante',
    '1 hambúrguer, 1 porção de batata frita e 1 lata de refrigerante',
    '2 fatias de pizza de calabresa e 1 lata de cerveja',
    '1 cachorro-quente e 1 copo de suco de laranja',
  ],
  christmas: [
    '2 fatias de peru assado, 1 escumadeira de arroz, farofa e 1 taça de vinho',
    '3 fatias de panetone e 1 xícara de café',
  ],
  newYear: ['1 fatia de lombo assado, 1 concha de lentilha, 1 escumadeira de arroz e 1 taça de espumante'],
  easter: [
    '1 posta de bacalhau, 2 batatas cozidas e 1 escumadeira de arroz',
    '1 pedaço de chocolate ao leite',
  ],
  june: [
    '1 espiga de milho cozido, 1 fatia de bolo de fubá e 1 taça de vinho',
    '1 tigela de canjica e 2 paçocas',
  ],
} as const

export type PlateKind = keyof typeof plates
