/** Whom to turn to when eating is hard. */
export const eatingCareText =
  'Converse com um nutricionista, psicólogo ou médico com experiência em comportamento alimentar; para apoio emocional, o CVV atende no 188, a qualquer hora e sem custo.'
