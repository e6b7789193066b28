import type { Food } from '../../foods/food.ts'

/** Part of a food that is weighed with it and not eaten. */
export type Waste = 'osso' | 'casca'

/**
 * Share of the weight that is not eaten, from the `Refuse` of USDA SR28 (row in the comment): bones with their cartilage;
 * peel, seeds or shell. The first name that matches counts.
 */
const refuse: Readonly<Record<Waste, readonly (readonly [name: RegExp, share: number])[]>> = {
  osso: [
    [/^(?:asa|asinha)\b/iu, 0.4], // 05103
    [/^coxa e sobrecoxa/iu, 0.29], // 05078
    [/^sobrecoxa/iu, 0.33], // 05094
    [/^coxa\b/iu, 0.36], // 05070
    [/^peito de (?:frango|peru)/iu, 0.19], // 05060
    [/^(?:frango|galinha|galeto)/iu, 0.33], // 05009
    [/^pato/iu, 0.35], // 05140
    [/^bisteca/iu, 0.25], // 10038
    [/^costelinha/iu, 0.38], // 10089
    [/^pernil/iu, 0.2], // 10009
    [/^costela/iu, 0.29], // 13148
  ],
  casca: [
    [/^banana-da-terra/iu, 0.35], // 09277
    [/^banana/iu, 0.36], // 09040
    [/^laranja/iu, 0.27], // 09200
    [/^(?:tangerina|mexerica|bergamota)/iu, 0.26], // 09218
    [/^abacate/iu, 0.26], // 09037
    [/^abacaxi/iu, 0.49], // 09266
    [/^melancia/iu, 0.48], // 09326
    [/^mel[ãa]o/iu, 0.49], // 09181
    [/^mam[ãa]o/iu, 0.38], // 09226
    [/^manga/iu, 0.29], // 09176
    [/^maracujá/iu, 0.48], // 09231
    [/^kiwi/iu, 0.24], // 09148
    [/^lichia/iu, 0.4], // 09164
    [/^jaca/iu, 0.72], // 09144
    [/^graviola/iu, 0.33], // 09315
    [/^(?:pinha|fruta-do-conde|ata)\b/iu, 0.45], // 09321
    [/^romã/iu, 0.44], // 09286
    [/^limão/iu, 0.16], // 09159
    [/^ameixa/iu, 0.06], // 09279
    [/^ovo (?:cozido|cru|frito)/iu, 0.12], // 01123
    [/^camarão/iu, 0.17], // 15271
    [/^(?:milho|espiga)/iu, 0.64], // 11167
    [/^mandioca/iu, 0.16], // 11134
  ],
}

/** Returns the share of a food's weight that is waste; `undefined` if it is unknown or eaten too, as an apple's peel. */
export function wasteShare({ name }: Food, waste: Waste): number | undefined {
  return refuse[waste].find(([pattern]) => pattern.test(name))?.[1]
}
