/** A recipe as people paste it from a chat, and how it must be read. */
export interface ChatRecipe {
  readonly text: string
  readonly name: string | null
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
}

/** Recipes without titles, in one paragraph, or with ingredients and method mixed. */
export const chatRecipes: readonly ChatRecipe[] = [
  {
    text: '2 ovos 1 xic leite bate tudo e leva ao forno',
    name: null,
    ingredients: ['2 ovos', '1 xic leite'],
    steps: ['bate tudo e leva ao forno'],
  },
  {
    text: 'Bolo de caneca: 1 ovo, 3 colheres de leite, 2 colheres de achocolatado, 4 colheres de farinha. Mistura tudo na caneca e micro-ondas 3 minutos 😋',
    name: 'Bolo de caneca',
    ingredients: ['1 ovo', '3 colheres de leite', '2 colheres de achocolatado', '4 colheres de farinha'],
    steps: ['Mistura tudo na caneca e micro-ondas 3 minutos'],
  },
  {
    text: 'Panqueca da Jô\n2 ovos\n1 xícara de leite\n1 xícara de farinha de trigo\n1 pitada de sal\nBate tudo no liquidificador\nFrita na frigideira untada',
    name: 'Panqueca da Jô',
    ingredients: ['2 ovos', '1 xícara de leite', '1 xícara de farinha de trigo', '1 pitada de sal'],
    steps: ['Bate tudo no liquidificador', 'Frita na frigideira untada'],
  },
  {
    text: '🥕 BOLO DE CENOURA 🥕\n\n🥚 3 ovos\n🥕 3 cenouras médias\n🍶 1 xíc óleo\n\n👉 bate no liquidificador\n👉 mistura com 2 xíc de farinha e 1 col sopa de fermento\n👉 forno 180 graus 40 min',
    name: 'BOLO DE CENOURA',
    ingredients: ['3 ovos', '3 cenouras médias', '1 xíc óleo', '2 xíc de farinha', '1 col sopa de fermento'],
    steps: [
      'bate no liquidificador',
      'mistura com 2 xíc de farinha e 1 col sopa de fermento',
      'forno 180 graus 40 min',
    ],
  },
  {
    text: 'Bate 3 ovos com 1 xícara de açúcar, junta 2 xícaras de farinha de trigo e 1 copo de leite e assa por 35 minutos.',
    name: null,
    ingredients: ['3 ovos', '1 xícara de açúcar', '2 xícaras de farinha de trigo', '1 copo de leite'],
    steps: [
      'Bate 3 ovos com 1 xícara de açúcar, junta 2 xícaras de farinha de trigo e 1 copo de leite e assa por 35 minutos.',
    ],
  },
  {
    text: 'oi amiga segue a receita\nPão de queijo da vó\n500g polvilho\n2 ovos\n200 ml de leite\n100 ml óleo\nqueijo ralado a gosto\nescalda o polvilho com o leite e o óleo\namassa com os ovos e o queijo\nfaz bolinhas e assa',
    name: 'Pão de queijo da vó',
    ingredients: ['500g polvilho', '2 ovos', '200 ml de leite', '100 ml óleo', 'queijo ralado a gosto'],
    steps: [
      'escalda o polvilho com o leite e o óleo',
      'amassa com os ovos e o queijo',
      'faz bolinhas e assa',
    ],
  },
  {
    text: 'Mousse de maracujá: 1 lata de leite condensado, 1 caixinha de creme de leite e 1 xícara de suco de maracujá. Bater no liquidificador e levar à geladeira por 3 horas.',
    name: 'Mousse de maracujá',
    ingredients: [
      '1 lata de leite condensado',
      '1 caixinha de creme de leite e 1 xícara de suco de maracujá',
    ],
    steps: ['Bater no liquidificador e levar à geladeira por 3 horas.'],
  },
  {
    text: '1 kg de frango\n1 cebola\n2 dentes de alho\nsal e pimenta\nrefogar a cebola e o alho\ncolocar o frango\n1 copo de água\ncozinhar 30 minutos',
    name: null,
    ingredients: ['1 kg de frango', '1 cebola', '2 dentes de alho', 'sal e pimenta', '1 copo de água'],
    steps: ['refogar a cebola e o alho', 'colocar o frango', 'cozinhar 30 minutos'],
  },
  {
    text: '- 2 bananas amassadas - 2 ovos - 1 xícara de aveia - canela - mistura e assa na airfryer 15 min',
    name: null,
    ingredients: ['2 bananas amassadas', '2 ovos', '1 xícara de aveia', 'canela'],
    steps: ['mistura e assa na airfryer 15 min'],
  },
  {
    text: 'Arroz de forno\n3 xícaras de arroz cozido\n200g presunto\n200g mussarela\n1 lata de milho\nNuma tigela mistura o arroz com o presunto e o milho.\nCobre com a mussarela.\nVai no forno até derreter',
    name: 'Arroz de forno',
    ingredients: ['3 xícaras de arroz cozido', '200g presunto', '200g mussarela', '1 lata de milho'],
    steps: [
      'Numa tigela mistura o arroz com o presunto e o milho.',
      'Cobre com a mussarela.',
      'Vai no forno até derreter',
    ],
  },
  {
    text: 'meia xícara de aveia, uma banana, um ovo. Amassa a banana, mistura o resto e frita em fogo baixo',
    name: null,
    ingredients: ['meia xícara de aveia', 'uma banana', 'um ovo'],
    steps: ['Amassa a banana, mistura o resto e frita em fogo baixo'],
  },
  {
    text: 'Vitamina da tarde\n1 banana + 200ml leite + 1 colher de aveia + mel\nbate e pronto!',
    name: 'Vitamina da tarde',
    ingredients: ['1 banana', '200ml leite', '1 colher de aveia', 'mel'],
    steps: ['bate e pronto!'],
  },
  {
    text: 'Ingr.: 2 xíc trigo, 1 xíc açúcar, 3 ovos, 1 xíc leite, 1 col fermento\nModo: bata os ovos com o açúcar, junte o resto e asse',
    name: null,
    ingredients: ['2 xíc trigo', '1 xíc açúcar', '3 ovos', '1 xíc leite', '1 col fermento'],
    steps: ['bata os ovos com o açúcar, junte o resto e asse'],
  },
  {
    text: 'Strogonoff fácil 🍛\n✅ 500 g de peito de frango em cubos\n✅ 1 caixa de creme de leite\n✅ 2 colheres de ketchup\n✅ 1 colher de mostarda\n✅ champignon a gosto\nDoura o frango com cebola, joga o ketchup e a mostarda, por último o creme de leite. Serve com arroz e batata palha.',
    name: 'Strogonoff fácil',
    ingredients: [
      '500 g de peito de frango em cubos',
      '1 caixa de creme de leite',
      '2 colheres de ketchup',
      '1 colher de mostarda',
      'champignon a gosto',
    ],
    steps: [
      'Doura o frango com cebola, joga o ketchup e a mostarda, por último o creme de leite. Serve com arroz e batata palha.',
    ],
  },
  {
    text: 'gente é só isso: 2 latas de atum, 3 colheres de maionese, 1 cenoura ralada e milho. mistura e passa no pão',
    name: null,
    ingredients: ['2 latas de atum', '3 colheres de maionese', '1 cenoura ralada e milho'],
    steps: ['mistura e passa no pão'],
  },
  {
    text: 'Crepioca\n1 ovo\n2 col sopa goma de tapioca\nMexe bem e joga na frigideira\nRecheio: 2 fatias de queijo\nfecha e vira',
    name: 'Crepioca',
    ingredients: ['1 ovo', '2 col sopa goma de tapioca', 'Recheio:', '2 fatias de queijo'],
    steps: ['Mexe bem e joga na frigideira', 'fecha e vira'],
  },
  {
    text: '1️⃣ 3 ovos\n2️⃣ 1 copo de iogurte natural\n3️⃣ 2 copos de farinha\n4️⃣ bata os ovos com o iogurte\n5️⃣ acrescente a farinha\n6️⃣ asse 40 minutos a 180°C',
    name: null,
    ingredients: ['3 ovos', '1 copo de iogurte natural', '2 copos de farinha'],
    steps: ['bata os ovos com o iogurte', 'acrescente a farinha', 'asse 40 minutos a 180°C'],
  },
  {
    text: 'Sopa da mamãe, 2 batatas, 1 cenoura, 300g de músculo, 1 cebola, água. Põe tudo na panela de pressão 30 min',
    name: 'Sopa da mamãe',
    ingredients: ['2 batatas', '1 cenoura', '300g de músculo', '1 cebola', 'água'],
    steps: ['Põe tudo na panela de pressão 30 min'],
  },
  {
    text: 'Farofa\nmanteiga 2 colheres\ncebola 1\nfarinha de mandioca 2 xícaras\nDerrete a manteiga, frita a cebola e põe a farinha. Mexe até dourar.',
    name: 'Farofa',
    ingredients: ['manteiga 2 colheres', 'cebola 1', 'farinha de mandioca 2 xícaras'],
    steps: ['Derrete a manteiga, frita a cebola e põe a farinha. Mexe até dourar.'],
  },
  {
    text: 'Receita do cuscuz: 1 xic de flocão, meia xic de água, sal. Hidrata 10 min, coloca na cuscuzeira e deixa 8 minutos no fogo.',
    name: 'Receita do cuscuz',
    ingredients: ['1 xic de flocão', 'meia xic de água', 'sal'],
    steps: ['Hidrata 10 min, coloca na cuscuzeira e deixa 8 minutos no fogo.'],
  },
  {
    text: 'Brigadeiro fit\n*1 lata de leite condensado light*\n*3 colheres (sopa) de cacau*\n*1 colher de manteiga*\n\nPanela, fogo baixo, mexe sem parar até desgrudar.\nGranulado para enrolar',
    name: 'Brigadeiro fit',
    ingredients: [
      '1 lata de leite condensado light',
      '3 colheres (sopa) de cacau',
      '1 colher de manteiga',
      'Granulado para enrolar',
    ],
    steps: ['Panela, fogo baixo, mexe sem parar até desgrudar.'],
  },
  {
    text: 'Frango cremoso\n\n600g de frango desfiado\n200g de requeijão\n1 lata de milho\n\nAí você refoga o frango\nDepois coloca o requeijão e o milho\nQuando ferver desliga\n\nFica uma delícia, beijos!!',
    name: 'Frango cremoso',
    ingredients: ['600g de frango desfiado', '200g de requeijão', '1 lata de milho'],
    steps: [
      'Aí você refoga o frango',
      'Depois coloca o requeijão e o milho',
      'Quando ferver desliga',
      'Fica uma delícia, beijos!!',
    ],
  },
  {
    text: 'torta de liquidificador\nmassa\n3 ovos\n1 xicara de oleo\n2 xicaras de leite\n2 xicaras de trigo\nrecheio\n2 latas de sardinha\n1 tomate\nbata a massa, ponha metade na forma, o recheio e o resto da massa por cima\nforno medio por 40 min',
    name: 'torta de liquidificador',
    ingredients: [
      'massa',
      '3 ovos',
      '1 xicara de oleo',
      '2 xicaras de leite',
      '2 xicaras de trigo',
      'recheio',
      '2 latas de sardinha',
      '1 tomate',
    ],
    steps: [
      'bata a massa, ponha metade na forma, o recheio e o resto da massa por cima',
      'forno medio por 40 min',
    ],
  },
  {
    text: 'Suco verde: couve 2 folhas, 1 maçã, suco de 1 limão, gengibre, 300ml água de coco bate e coa',
    name: 'Suco verde',
    ingredients: ['couve 2 folhas', '1 maçã', 'suco de 1 limão', 'gengibre', '300ml água de coco'],
    steps: ['bate e coa'],
  },
  {
    text: '[10:32] Tia Rose: Pudim de leite\n[10:32] Tia Rose: 1 lata leite condensado\n[10:33] Tia Rose: 2 latas de leite\n[10:33] Tia Rose: 3 ovos\n[10:34] Tia Rose: bate tudo e poe na forma caramelada\n[10:35] Tia Rose: banho maria 1 hora',
    name: 'Pudim de leite',
    ingredients: ['1 lata leite condensado', '2 latas de leite', '3 ovos'],
    steps: ['bate tudo e poe na forma caramelada', 'banho maria 1 hora'],
  },
  {
    text: 'Hambúrguer de grão de bico\n2 xícaras de grão-de-bico cozido / 1 cebola picada / 2 colheres de farinha de aveia / sal e cominho\nProcessar, modelar e grelhar dos dois lados. Rende 6 hambúrgueres.',
    name: 'Hambúrguer de grão de bico',
    ingredients: [
      '2 xícaras de grão-de-bico cozido',
      '1 cebola picada',
      '2 colheres de farinha de aveia',
      'sal e cominho',
    ],
    steps: ['Processar, modelar e grelhar dos dois lados.'],
  },
  {
    text: 'Ingredientes\n1 kg de carne moída\n2 ovos\n1 xícara de farinha de rosca\ntempera a carne, mistura os ovos e a farinha\nmodela e assa',
    name: null,
    ingredients: ['1 kg de carne moída', '2 ovos', '1 xícara de farinha de rosca'],
    steps: ['tempera a carne, mistura os ovos e a farinha', 'modela e assa'],
  },
  {
    text: 'Overnight: aveia (40g), leite desnatado (150 ml), chia (1 colher), morangos (5). Misture e deixe na geladeira de um dia pro outro.',
    name: 'Overnight',
    ingredients: ['aveia (40g)', 'leite desnatado (150 ml)', 'chia (1 colher)', 'morangos (5)'],
    steps: ['Misture e deixe na geladeira de um dia pro outro.'],
  },
  {
    text: 'vc vai precisar de 500g de carne moida, 1 cebola, alho, sal. refoga a cebola, depois a carne e deixa secar. 2 latas de molho. Pronto',
    name: null,
    ingredients: ['500g de carne moida', '1 cebola', 'alho', 'sal', '2 latas de molho'],
    steps: ['refoga a cebola, depois a carne e deixa secar. 2 latas de molho. Pronto'],
  },
  {
    text: 'Picadinho\n500 g patinho picado\n2 batatas\n1 folha de louro\nÓleo para refogar\nPeguei a carne e refoguei bem\nDepois joguei os legumes e água até cobrir\n40 min na pressão\nsó misturar tudo 😍😍',
    name: 'Picadinho',
    ingredients: ['500 g patinho picado', '2 batatas', '1 folha de louro', 'Óleo para refogar'],
    steps: [
      'Peguei a carne e refoguei bem',
      'Depois joguei os legumes e água até cobrir',
      '40 min na pressão',
      'só misturar tudo',
    ],
  },
  {
    text: 'bolinho de chuva\n1 xic de açucar 2 ovos 1 xic de leite 2 xic de trigo meia colher de fermento misture td e frite em óleo quente',
    name: 'bolinho de chuva',
    ingredients: ['1 xic de açucar', '2 ovos', '1 xic de leite', '2 xic de trigo', 'meia colher de fermento'],
    steps: ['misture td e frite em óleo quente'],
  },
  {
    text: 'bolo da tia\n3 ovos\n2 xíc de farinha\nbata tudo e leve ao forno\ncalda:\n1 lata de leite condensado\njunte 1 lata de leite condensado e ferva',
    name: 'bolo da tia',
    ingredients: ['3 ovos', '2 xíc de farinha', 'calda:', '1 lata de leite condensado'],
    steps: ['bata tudo e leve ao forno', 'junte 1 lata de leite condensado e ferva'],
  },
]
