export const imageKinds = [
  'refeicao',
  'bebida',
  'produto_embalado',
  'cardapio_ou_texto',
  'nao_comida',
  'ilegivel',
] as const
export type ImageKind = (typeof imageKinds)[number]

export const scaleReferences = [
  'garfo',
  'faca',
  'colher',
  'mao',
  'prato_raso',
  'prato_fundo',
  'marmita',
  'copo',
  'nenhuma',
] as const
export type ScaleReference = (typeof scaleReferences)[number]

export const sightedGroups = [
  'cereais',
  'leguminosas',
  'carnes',
  'aves',
  'peixes',
  'ovos',
  'laticinios',
  'verduras',
  'legumes',
  'frutas',
  'oleos',
  'doces',
  'bebidas',
  'preparacoes',
  'outros',
] as const
export type SightedGroup = (typeof sightedGroups)[number]

export const cookingMethods = [
  'cru',
  'cozido',
  'grelhado',
  'assado',
  'frito',
  'empanado_frito',
  'refogado',
  'ensopado',
  'vapor',
  'nao_se_aplica',
  'incerto',
] as const
export type CookingMethod = (typeof cookingMethods)[number]

export const oilAmounts = ['nenhum', 'pouco', 'moderado', 'muito', 'incerto'] as const
export type OilAmount = (typeof oilAmounts)[number]

export const measureUnits = [
  'colher_sopa',
  'colher_servir',
  'concha',
  'escumadeira',
  'fatia',
  'unidade',
  'bife',
  'file',
  'pedaco',
  'pires',
  'prato',
  'copo',
  'xicara',
  'ml',
  'outra',
] as const
export type MeasureUnit = (typeof measureUnits)[number]

/** Rectangle in the picture, as shares (0 to 1) of its width and height from the upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One food recognised on a photo. It has amounts, but never energy or nutrients. */
export interface SightedItem {
  /** Generic Portuguese name such as `arroz branco cozido`, used only for look-ups because a model writes it. */
  readonly name: string
  readonly alternatives: readonly { readonly name: string; readonly probability: number }[]
  readonly group: SightedGroup
  readonly cookingMethod: CookingMethod
  readonly visibleOil: OilAmount
  readonly measure: { readonly quantity: number; readonly unit: MeasureUnit }
  readonly grams: number
  readonly gramsLow: number
  readonly gramsHigh: number
  /** 0 to 1. */
  readonly identityConfidence: number
  /** 0 to 1. */
  readonly portionConfidence: number
  readonly partiallyHidden: boolean
  /** Container of the food, numbered by kind: `prato_1`, `copo_1`, `panela_1`, `embalagem_1`. */
  readonly container: string
  readonly box: Box | null
}

/** Recognised contents of a photo, before any look-up in the food table. */
export interface Sighting {
  readonly imageKind: ImageKind
  readonly platesCount: number
  readonly scaleReference: ScaleReference
  readonly plateDiameterCm: number | null
  readonly items: readonly SightedItem[]
  readonly packaged: {
    readonly brand: string | null
    readonly product: string | null
    readonly netWeightG: number | null
    readonly labelTextVisible: boolean
  }
  /** True when the photo had text that looked like an instruction, which was ignored. */
  readonly textInImageIgnored: boolean
}
