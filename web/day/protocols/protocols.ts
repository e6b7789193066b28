import type { PlateMeal } from '../../../plate/meal.ts'

export interface Tip {
  /** Persisted in browsers: a tip may be reworded, but its id must not change. */
  id: string
  title: string
  detail: string
}

export interface Protocol {
  id: string
  title: string
  description: string
  plate: PlateMeal
  tips: readonly Tip[]
}

/** Checklists for places and occasions of eating in Brazil. */
export const protocols: readonly Protocol[] = [
  {
    id: 'marmita',
    title: 'Marmita da semana',
    description: 'Cozinhar uma vez, comer bem a semana toda.',
    plate: {
      vessel: 'marmita',
      items: [
        { group: 'arroz', name: 'Arroz branco', grams: 150 },
        { group: 'feijao', name: 'Feijão carioca', grams: 120 },
        { group: 'frango', name: 'Frango grelhado', grams: 110 },
        { group: 'legumes', name: 'Cenoura cozida', grams: 50 },
        { group: 'legumes', name: 'Brócolis', grams: 50 },
      ],
    },
    tips: [
      {
        id: 'duas-bases',
        title: 'Cozinhe duas bases de uma vez',
        detail: 'Arroz e feijão rendem a semana. Congele o feijão em potes de 2 conchas e tire um por dia.',
      },
      {
        id: 'um-item-novo',
        title: 'Mude um item por dia',
        detail:
          'Com a base pronta, troque só a carne ou o legume. Parece outra marmita, com o mesmo trabalho.',
      },
      {
        id: 'esfriar',
        title: 'Esfrie antes de tampar',
        detail: 'Em pote raso a comida esfria logo. Não deixe passar de 2 horas fora da geladeira.',
      },
      {
        id: 'data-na-tampa',
        title: 'Escreva a data na tampa',
        detail: 'O que é para os próximos 3 dias fica na geladeira. O resto vai direto para o freezer.',
      },
      {
        id: 'salada-a-parte',
        title: 'Leve a salada em outro pote',
        detail: 'Folhas secas de um lado, tempero do outro. Misture na hora e ela chega crocante.',
      },
      {
        id: 'esquentar',
        title: 'Esquente por igual',
        detail: 'Pingue 1 colher de água no arroz e mexa na metade do tempo, até sair fumaça do meio.',
      },
    ],
  },
  {
    id: 'churrasco',
    title: 'Churrasco de domingo',
    description: 'A brasa do começo ao fim, no seu ritmo.',
    plate: {
      items: [
        { group: 'carne', name: 'Picanha', grams: 140 },
        { group: 'embutido', name: 'Linguiça', grams: 70 },
        { group: 'farofa', name: 'Farofa', grams: 40 },
        { group: 'legumes', name: 'Vinagrete', grams: 70 },
        { group: 'queijo', name: 'Queijo coalho', grams: 50 },
      ],
    },
    tips: [
      {
        id: 'antes-de-sair',
        title: 'Coma algo antes de sair',
        detail: 'A carne sempre demora. Uma fruta ou um iogurte em casa e você espera com gosto.',
      },
      {
        id: 'prato-montado',
        title: 'Monte um prato e sente',
        detail: 'Carne, vinagrete, farofa e salada juntos. Come-se com calma, e uma foto registra tudo.',
      },
      {
        id: 'legumes-na-grelha',
        title: 'Ponha legumes na grelha',
        detail: 'Abobrinha, cebola, pimentão e milho com azeite e sal ficam prontos em 10 minutos.',
      },
      {
        id: 'corte-preferido',
        title: 'Comece pelo corte preferido',
        detail:
          'Sirva-se primeiro do que você mais gosta. Dos outros, uma fatia de cada já conta a história.',
      },
      {
        id: 'agua-entre-copos',
        title: 'Água entre um copo e outro',
        detail: 'Perto da brasa o corpo pede. Água com gás, gelo e limão combina com a festa.',
      },
      {
        id: 'levar-algo',
        title: 'Ofereça-se para levar algo',
        detail: 'Uma salada grande ou um abacaxi para assar: todo mundo come e você também.',
      },
    ],
  },
  {
    id: 'padaria',
    title: 'Café na padaria',
    description: 'Do balcão, um café da manhã que sustenta.',
    plate: {
      items: [
        { group: 'pao', name: 'Pão francês', grams: 50 },
        { group: 'ovo', name: 'Ovo mexido', grams: 80 },
        { group: 'fruta', name: 'Mamão', grams: 110 },
        { group: 'bebida', name: 'Café com leite', grams: 180 },
      ],
    },
    tips: [
      {
        id: 'decidir-na-fila',
        title: 'Decida enquanto espera',
        detail: 'Pense no que quer antes de chegar à vitrine. Com fome e pressa, tudo parece boa ideia.',
      },
      {
        id: 'recheio-que-sustenta',
        title: 'Peça um recheio que sustenta',
        detail: 'Ovo, queijo branco ou frango desfiado no pão francês seguram bem até o almoço.',
      },
      {
        id: 'na-chapa',
        title: 'Na chapa, do seu jeito',
        detail: 'Com pouca manteiga, sem miolo ou só aquecido: o chapeiro está acostumado, é só pedir.',
      },
      {
        id: 'adocar',
        title: 'Adoce você mesmo',
        detail: 'Peça o café ou o suco sem açúcar e ponha o quanto gosta. Pronto, ele costuma vir mais doce.',
      },
      {
        id: 'fruta-do-balcao',
        title: 'Pergunte pela fruta do dia',
        detail: 'Mamão, salada de frutas e laranja espremida quase sempre têm, mesmo fora do cardápio.',
      },
      {
        id: 'lanche-sentado',
        title: 'Salgado também é refeição',
        detail: 'Deu vontade de coxinha ou pão de queijo? Faça dele o seu lanche, quentinho e sem pressa.',
      },
    ],
  },
  {
    id: 'rodizio',
    title: 'Rodízio com a turma',
    description: 'Provar de tudo e guardar lugar para o melhor.',
    plate: {
      items: [
        { group: 'salgado', name: 'Pizza de muçarela', grams: 200 },
        { group: 'folhas', name: 'Rúcula', grams: 25 },
        { group: 'legumes', name: 'Tomate cereja', grams: 40 },
      ],
    },
    tips: [
      {
        id: 'uma-volta-antes',
        title: 'Dê uma volta antes',
        detail:
          'Veja o bufê e o cardápio inteiros antes do primeiro prato. Fica fácil escolher os favoritos.',
      },
      {
        id: 'comecar-verde',
        title: 'Comece por um prato verde',
        detail: 'Folhas, palmito, legumes grelhados: o bufê tem o que falta em casa. Depois vêm as rodadas.',
      },
      {
        id: 'deixar-passar',
        title: 'Deixe passar o que é só bom',
        detail: 'O garçom volta. Dizer “agora não” guarda lugar para o que você adora.',
      },
      {
        id: 'pausa',
        title: 'Vire o cartão e converse',
        detail: 'Com 10 minutos de pausa dá para sentir se ainda há fome ou se já é hora do cafezinho.',
      },
      {
        id: 'dividir',
        title: 'Divida as fatias',
        detail: 'Metade para cada um: você prova o dobro de sabores na pizza, no japonês e na sobremesa.',
      },
      {
        id: 'dia-normal',
        title: 'Deixe o resto do dia como sempre',
        detail: 'Não precisa pular refeição antes nem depois. Conte o rodízio em palavras e siga o plano.',
      },
    ],
  },
  {
    id: 'festa-junina',
    title: 'Festa junina',
    description: 'Milho, caldo e doce de barraca, sem pressa.',
    plate: {
      items: [
        { group: 'cereal', name: 'Canjica', grams: 180 },
        { group: 'legumes', name: 'Milho cozido', grams: 90 },
        { group: 'doce', name: 'Paçoca', grams: 40 },
      ],
    },
    tips: [
      {
        id: 'ver-as-barracas',
        title: 'Veja todas as barracas',
        detail: 'Ande a festa inteira antes da primeira ficha e gaste com o que só aparece em junho.',
      },
      {
        id: 'milho-primeiro',
        title: 'Comece pelo milho',
        detail: 'Espiga cozida, cuscuz ou pamonha matam a fome da chegada e são a cara da festa.',
      },
      {
        id: 'dois-doces',
        title: 'Escolha os dois doces do ano',
        detail: 'Canjica, curau, paçoca, pé de moleque: fique com os que mais espera e divida os outros.',
      },
      {
        id: 'caldo',
        title: 'Um caldo para esquentar',
        detail: 'Caldo verde, de feijão ou canja na caneca aquece as mãos e serve de jantar.',
      },
      {
        id: 'quentao',
        title: 'Quentão pede água junto',
        detail: 'Um copo de água entre os dois. Muita barraca tem a versão de uva com gengibre, sem álcool.',
      },
      {
        id: 'perguntar',
        title: 'Tem alergia? Pergunte',
        detail:
          'Amendoim e leite entram em quase todo doce de junho. Quem fez sabe dizer o que vai na receita.',
      },
    ],
  },
  {
    id: 'praia',
    title: 'Dia de praia',
    description: 'O que levar na bolsa e o que comer na areia.',
    plate: {
      items: [
        { group: 'fruta', name: 'Melancia', grams: 160 },
        { group: 'queijo', name: 'Queijo coalho', grams: 60 },
        { group: 'fruta', name: 'Abacaxi', grams: 80 },
        { group: 'bebida', name: 'Água de coco', grams: 240 },
      ],
    },
    tips: [
      {
        id: 'garrafa-congelada',
        title: 'Congele a água na véspera',
        detail: 'A garrafa congelada gela a bolsa toda e vira água fresca até o fim da tarde.',
      },
      {
        id: 'fruta-cortada',
        title: 'Leve fruta já cortada',
        detail: 'Melancia, abacaxi e uva num pote fechado, no gelo: refrescam e não pedem faca.',
      },
      {
        id: 'almoco-de-bolsa',
        title: 'Planeje o almoço',
        detail:
          'Um sanduíche natural ou uma salada de grão-de-bico no pote resolve a fome das três da tarde.',
      },
      {
        id: 'da-brasa',
        title: 'Prefira o que é feito na hora',
        detail:
          'Milho, queijo coalho e peixe saídos do fogo na sua frente, com água de coco para acompanhar.',
      },
      {
        id: 'pede-gelo',
        title: 'Atenção ao que pede gelo',
        detail: 'Maionese, camarão e ostra estragam rápido no calor. Sem gelo à vista, deixe para depois.',
      },
      {
        id: 'registrar-depois',
        title: 'Registre à noite, em palavras',
        detail: 'Nada de celular na areia. Mais tarde escreva “1 milho cozido e 1 água de coco” no FoodScan.',
      },
    ],
  },
]

/** `6` -> `6 dicas`, for the card of a protocol. */
export function countTips(count: number): string {
  return count === 1 ? '1 dica' : `${count} dicas`
}
