import type { Golden } from './golden.ts'

/**
 * Foods named by their source or flavor (`água de coco`). Each is a single food, and its source is never read as a
 * second one.
 */
export const madeOf: readonly Golden[] = [
  ['1 copo de água de coco', 'taco:478 200-260'],
  ['2 copos de água de coco gelada', 'taco:478 400-520'],
  ['bebi um copo grande de água de coco e comi 2 castanhas', 'taco:478 290-310', 'taco:588|taco:589 4-12'],
  ['um litro de água e um copo de água de coco', 'taco:478 200-260'],
  ['1 xícara de chá de água de coco', 'taco:478 180-220'],
  ['pão e um copo de água', 'taco:53 45-55'],
  ['1 xícara de chá de erva-doce', 'taco:475 180-220'],
  ['1 xícara de chá de limão', 'pof:8206301:99 180-220'],
  ['chá de abacaxi', 'pof:8206301:99 150-250'],
  ['1 xícara de chá de arroz', 'taco:3 80-170'],
  ['2 colheres de sopa de legumes', 'pof:8508403:99 50-70'],
  ['4 colheres de sopa de leite de coco', 'taco:523 70-90'],
  ['café com leite de coco', 'taco:471 50-250', 'taco:523 15-60'],
  ['café com leite de soja', 'taco:471 50-250', 'taco:582 20-250'],
  ['café com leite de caixinha', 'pof:8501303:99 150-250'],
  ['1 copo de suco de manga', 'pof:8500413:99 200-260'],
  ['1 colher de sopa de azeite de dendê', 'taco:259 7-9'],
  ['1 colher de sopa de óleo de girassol', 'taco:269 7-9'],
  ['pão com óleo de coco', 'taco:53 45-55', 'usda:04047 4-14'],
  [
    'tapioca com farinha de coco e leite de amêndoas',
    'pof:6501516:99|pof:6501502:99 40-100',
    'usda:11350020 150-260',
  ],
  ['2 colheres de farinha de milho', 'taco:33 20-28'],
  ['1 colher de chá de açúcar de coco', 'taco:494 4-6'],
  ['1 dose de cachaça de banana', 'taco:472 40-60'],
  ['água tônica de limão', 'taco:479 200-360'],
  ['salada de alface com vinagre de maçã', 'taco:78 15-60'],
]

/** Foods without a row in the table. The food after `de` must not be read in their place. */
export const rowlessTexts: readonly string[] = [
  'um copo de água',
  '1 fio de óleo de gergelim',
  '2 colheres de farinha de coco',
  '1 colher de farinha de grão de bico',
  '1 colher de fécula de batata',
  '1 scoop de proteína de ervilha',
  '1 colher de vinagre de maçã',
  'água de arroz',
]
