/**
 * Replies of Open Food Facts in the forms of its API: version 2 with `nutriments`, and 3.5 and later with `nutrition`.
 * The products are invented; fields that are not read are left out.
 */
const cookie = {
  code: '7891000100103',
  product_type: 'food',
  product_name: '',
  product_name_pt: 'Biscoito maisena',
  brands: 'Ponto Doce, Doces do Ponto',
  quantity: '200 g',
  product_quantity: '200',
  product_quantity_unit: 'g',
  serving_size: '30 g (6 biscoitos)',
  serving_quantity: '30',
  serving_quantity_unit: 'g',
  allergens_tags: ['en:gluten', 'en:soybeans', 'pt:cereais-exoticos'],
  traces_tags: ['en:milk', 'en:gluten'],
  nova_group: 4,
  last_modified_t: 1_765_000_000,
}

/** Nutrients of API 2, with the typed values beside those converted to 100 g. */
export const formerNutriments = {
  'energy-kcal': 440,
  'energy-kcal_100g': 440,
  'energy-kcal_unit': 'kcal',
  'energy-kcal_value': 440,
  'energy-kj_100g': 1841,
  'energy-kj_unit': 'kJ',
  'energy-kj_value': 1841,
  carbohydrates_100g: 74.000001,
  carbohydrates_unit: 'g',
  carbohydrates_value: 74,
  sugars_100g: 22,
  sugars_unit: 'g',
  'added-sugars_100g': 20,
  'added-sugars_unit': 'g',
  proteins_100g: 7.5,
  proteins_unit: 'g',
  fat_100g: 12,
  fat_unit: 'g',
  'saturated-fat_100g': 5.2,
  'saturated-fat_unit': 'g',
  'trans-fat_100g': 0,
  'trans-fat_unit': 'g',
  fiber_100g: 0.5,
  fiber_modifier: '<',
  fiber_unit: 'g',
  sodium_100g: 0.29,
  sodium_unit: 'mg',
  sodium_value: 290,
  salt_100g: 0.725,
  salt_unit: 'g',
  'nova-group_100g': 4,
}

const grams = (value: number, more: object = {}) => ({
  value,
  unit: 'g',
  source: 'packaging',
  source_per: '100g',
  ...more,
})

/** The same nutrients since API 3.5. */
export const nutrientsOfSet = {
  'energy-kcal': { value: 440, unit: 'kcal', source: 'packaging', source_per: '100g' },
  'energy-kj': { value: 1841, unit: 'kJ', source: 'packaging', source_per: '100g' },
  carbohydrates: grams(74),
  sugars: grams(22),
  'added-sugars': grams(20),
  proteins: grams(7.5),
  fat: grams(12),
  'saturated-fat': grams(5.2),
  'trans-fat': grams(0),
  fiber: grams(0.5, { modifier: '<' }),
  sodium: { value: 290, unit: 'mg', source: 'packaging', source_per: '100g' },
  salt: grams(0.725),
}

/** Product document in the form of API 2, with changed nutrients and fields. */
export function formerDocument(nutriments: object = {}, fields: object = {}): Record<string, unknown> {
  return {
    ...cookie,
    schema_version: 1001,
    nutrition_data_per: '100g',
    nutriments: { ...formerNutriments, ...nutriments },
    ...fields,
  }
}

/** Product document in the form since API 3.5. */
export function recentDocument(set: object = {}, fields: object = {}): Record<string, unknown> {
  const aggregated = { per: '100g', preparation: 'as_sold', nutrients: nutrientsOfSet, ...set }
  return {
    ...cookie,
    schema_version: 1004,
    nutrition: { aggregated_set: aggregated, input_sets: [] },
    ...fields,
  }
}

/** Reply of API 2 for a known code. */
export const replyOfVersion2 = (product: object) => ({
  code: '7891000100103',
  product,
  status: 1,
  status_verbose: 'product found',
})

/** Reply of API 3 for a known code. */
export const replyOfVersion3 = (product: object) => ({
  code: '7891000100103',
  errors: [],
  product,
  result: { id: 'product_found', lc_name: 'Product found', name: 'Product found' },
  status: 'success',
  warnings: [],
})

/** Reply of API 3 for an unknown code, with status 404. */
export const unknownReply = {
  code: '7891000100103',
  errors: [
    {
      field: { id: 'code', value: '7891000100103' },
      impact: { id: 'failure', lc_name: 'Failure', name: 'Failure' },
      message: { id: 'product_not_found', lc_name: 'Product not found', name: 'Product not found' },
    },
  ],
  result: { id: 'product_not_found', lc_name: 'Product not found', name: 'Product not found' },
  status: 'failure',
  warnings: [],
}
