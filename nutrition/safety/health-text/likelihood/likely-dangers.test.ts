import { describe, expect, test } from 'vitest'
import { readHealthText } from '../read-health-text.ts'
import { likelyConcern, likelyGate } from './likely-dangers.ts'

describe('words that no rule knows', () => {
  test.each([
    ['fiz três horas de esteira e mesmo assim a culpa não passou, hoje foi só chá', 'transtorno_alimentar'],
    ['só entra comida limpa, se tem óleo eu choro', 'transtorno_alimentar'],
    ['subo na balança umas 15 vezes por dia', 'transtorno_alimentar'],
    ['hoje só água e gelo, quero ver o osso', 'transtorno_alimentar'],
    ['deixei carta pra cada um, não quero dar trabalho depois que eu for', 'sofrimento_intenso'],
    ['ninguém ia sentir minha falta mesmo', 'sofrimento_intenso'],
  ])('"%s" is asked about', (text, key) => {
    expect(likelyConcern(text)?.key).toBe(key)
  })

  test('are found between ordinary sentences', () => {
    const text = 'Gosto de arroz e feijão. Jogo o prato inteiro no lixo e choro. Quinta tem festa da escola.'
    expect(likelyConcern(text)?.words).toBe('Jogo o prato inteiro no lixo e choro')
  })

  test.each([
    'perder 5 quilos até as férias, com calma',
    '2 colheres de arroz, 1 concha de feijão e salada',
    'sábado tem rodízio com os amigos, capricha na sexta',
    'corri 10 km e tomei um café reforçado',
    'losartana de manhã e sinvastatina à noite',
  ])('"%s" is ordinary', (text) => {
    expect(likelyConcern(text)).toBeUndefined()
  })

  test('a fact that changes the safety rules opens the question about care', () => {
    const text = 'a bolsa de sangue é de quinze em quinze dias'
    expect(likelyGate(text)).toBe(text)
    expect(readHealthText({ field: 'limitacao', text }).unread).toEqual([text])
  })

  test('are asked about beside a disease of the mind and beside what is denied', () => {
    for (const text of [
      'sertralina 100 mg. subo na balança umas 15 vezes por dia',
      'não tenho diabetes nem pressão alta. subo na balança umas 15 vezes por dia',
    ]) {
      const { concerns } = readHealthText({ field: 'medicamento', text })
      expect(concerns.map(({ key }) => key)).toEqual(['transtorno_alimentar'])
    }
  })

  test.each([
    'nasci em 1985 e',
    'sou de 1990',
    'nascida em 10/05/1985,',
    'não tenho diabetes e',
    'meu pai é diabético e',
    'sem pressão alta',
  ])('are asked about in the clause of "%s"', (harmless) => {
    const { concerns } = readHealthText({
      field: 'objetivo',
      text: `${harmless} subo na balança umas 15 vezes por dia`,
      today: '2026-11-27',
    })
    expect(concerns.map(({ key }) => key)).toEqual(['transtorno_alimentar'])
  })

  test.each(['nasci em 1985', 'nascida em 10/05/1985', 'sou de 1990, moro em Recife'])(
    'are none in the birth date "%s"',
    (text) => {
      const { findings, unread, concerns } = readHealthText({ field: 'condicao', text, today: '2026-11-27' })
      expect([findings, unread, concerns]).toEqual([[], [], []])
    },
  )

  test('what the text denies is not asked about', () => {
    const { concerns, unread } = readHealthText({
      field: 'condicao',
      text: 'não vomito, não uso laxante, não tenho compulsão',
    })
    expect({ concerns, unread }).toEqual({ concerns: [], unread: [] })
  })
})

describe('words that no rule knows and that are ordinary', () => {
  test.each([
    ['esmalte do dente fraco, dentista disse pra usar canudo', []],
    ['miopia, síndrome de Alagille', ['síndrome de Alagille']],
  ])('are not asked about unless they name an illness: "%s"', (text, unread) => {
    expect(readHealthText({ field: 'condicao', text }).unread).toEqual(unread)
  })
})

test.each(['semana', 'refeicao', 'alergia'] as const)('a danger is asked about in the field %s', (field) => {
  const { findings, unread } = readHealthText({ field, text: 'a bolsa de sangue é de quinze em quinze dias' })
  expect(findings.length + unread.length).toBeGreaterThan(0)
})

describe('findings of several weak signs', () => {
  test.each([
    'rezo pela cura do câncer da minha mãe',
    'guardo os comprimidos em caixinha para tomar na hora certa',
    'paguei a corrida de uber e o lanche',
    'estou aqui por causa do colesterol',
  ])('are none where the text is unlikely of them: "%s"', (text) => {
    const { findings } = readHealthText({ field: 'semana', text })
    expect(findings.filter(({ code }) => /transtorno|sofrimento/.test(code))).toEqual([])
  })

  test('of an age under 18 are a question where the text is unlikely of it', () => {
    const { findings, unread } = readHealthText({
      field: 'semana',
      text: 'não posso beber ainda, antibiótico',
    })
    expect(findings).toEqual([])
    expect(unread).toHaveLength(1)
  })
})
