import { matchesIn } from './pattern-matches.ts'
import type { FindingCode } from '../health-findings.ts'
import type { HealthTextField } from './health-text.ts'
import type { Segment } from './segments.ts'

type Meaning = FindingCode | 'ask' | 'benign'

/**
 * Codes of the ICD-10 (in Brazil CID-10) and some of the ICD-11, by what they mean here. The longest prefix applies;
 * chapters that state no disease with a rule are left out.
 */
const meanings: readonly (readonly [Meaning | readonly Meaning[], string])[] = [
  ['transtorno_alimentar', 'f50 r63.0 6b80 6b81 6b82 6b83 6b84 6b85'],
  [['gestante', 'diabetes'], 'o24'],
  ['gestante', 'z32.1 z33 z34 z35 z36 o0 o1 o2 o3 o4 o60 o61'],
  ['pos_parto', 'o8 o9 z39'],
  ['lactante', 'o91 o92 z39.1'],
  [
    'renal',
    'n00 n01 n02 n03 n04 n05 n06 n07 n08 n11 n12 n13 n14 n15 n16 n17 n18 n19 n25 n26 n27 q60 q61 z49 z99.2 z90.5 z52.4 t82.4 i12',
  ],
  [['renal', 'insuficiencia_cardiaca'], 'i13'],
  ['benign', 'n20 n23 n39 q61.0'],
  ['insuficiencia_cardiaca', 'i11.0 i50 i42 i43 j81'],
  [
    'cardiaca',
    'i01 i05 i06 i07 i08 i09 i11 i2 i3 i40 i41 i44 i45 i46 i47 i48 i49 i51 i52 i71 q2 z95 b57 r07.4',
  ],
  ['ask', 'i26 i60 i61 i62 i63 i64 i69 i82'],
  ['hipertensao', 'i10 i15'],
  ['hepatica', 'b15 b16 b17 b18 b19 k70 k71 k72 k73 k74 k75 k76 k77 i85 r18 z52.6'],
  ['diabetes_1', 'e10 5a10'],
  ['diabetes', 'e11 e12 e13 e14 5a11 r73.9'],
  ['benign', 'e66 e88 r73.0 d50 o03 o04'],
  ['hipoglicemia', 'e15 e16.0 e16.1 e16.2 e16'],
  ['tireoide', 'e00 e01 e02 e03 e04 e05 e06 e07'],
  ['erro_inato', 'e70 e71 e72 e74 e75 e76'],
  ['lactose', 'e73'],
  ['colesterol_alto', 'e78'],
  ['celiaca', 'k90.0'],
  [
    'ask',
    'k90 k50 k51 k85 k86 k22 k56 k31.8 e24 e27 e84 e85 e80 e83 e87 g12 g20 g30 g35 g40 g41 g70 g71 m05 m06 m10 m30 m31 m32 m33 m34 m35 m45 b20 b21 b22 b23 b24 z21 d5 d66 d67 d68 d69 d8 r13 f10 f11 f12 f13 f14 f19 f20 f25 a15 a16 j44 r56',
  ],
  ['cancer', 'c d0 z85 z51.1 z51.0 d37 d38 d39 d4 z08'],
  ['transplante', 'z94 t86'],
  [['transplante', 'renal'], 'z94.0'],
  [['transplante', 'cardiaca'], 'z94.1'],
  [['transplante', 'hepatica'], 'z94.4'],
  ['bariatrica', 'z98.8 k91.1 k95'],
  ['cirurgia_abdominal', 'z93'],
  ['anticoagulantes', 'z92.1 d68.3'],
  ['ansiedade_depressao', 'f31 f32 f33 f34 f40 f41 f43'],
  ['sofrimento_intenso', 'x6 x70 x71 x72 x78 x79 x80 x81 x82 x83 x84 r45.8 z91.5'],
  ['fragilidade', 'e40 e41 e42 e43 e44 e46 m62.5 r54 r64 r29.6 z99.3 z74.0'],
  ['perda_rapida', 'r63.4'],
  ['alergia_grave', 't78.0 t78.2 t80.5'],
]

const meaningOf = new Map(
  meanings.flatMap(([meaning, codes]) => codes.split(' ').map((code) => [code, [meaning].flat()] as const)),
)

const code =
  /(?<!\b(?:vitamina|vit|sala|bloco|lote|quadra|apto|ap|linha|voo|portao|andar|rua|br) )\b(?:cid(?: ?1[01])? )?([a-z]\d\d|[56][ab]\d[\da-z])(?: (\d)\b)?|\bcid(?: ?1[01])? ([a-z]) (\d\d)(?: (\d)\b)?/g
const announced = /\b(?:cid(?: ?1[01])?|laudo|atestado|diagnostico|codigo)\b/

export interface IcdCode {
  readonly from: number
  readonly to: number
  readonly codes: readonly Meaning[]
}

/**
 * Returns the ICD codes in a segment that have a meaning here. In texts about ordinary life they count only when they
 * are announced ("CID F50"), because rooms and vitamins are named alike.
 */
export function icdCodesIn({ text }: Segment, field: HealthTextField): IcdCode[] {
  const isOfLife = field === 'objetivo' || field === 'semana' || field === 'refeicao' || field === 'alergia'
  if ((isOfLife || /\bvitaminas?\b/.test(text)) && !announced.test(text)) return []
  return matchesIn(code, text).flatMap((match) => {
    const category = match[1] ?? `${match[3]}${match[4]}`
    const detail = match[2] ?? match[5]
    const found = [`${category}.${detail}`, category, category.slice(0, 2), category.slice(0, 1)]
      .map((prefix) => meaningOf.get(prefix))
      .find((codes) => codes !== undefined)
    return found ? [{ from: match.index, to: match.index + match[0].length, codes: found }] : []
  })
}
