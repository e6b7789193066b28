export const nothingRecognised =
  'Não reconhecemos nenhum alimento no texto. Tente, por exemplo: 2 colheres de arroz e 1 concha de feijão.'

export const leftOutText = (foods: string) => `Não está na tabela e ficou fora da conta: ${foods}.`
