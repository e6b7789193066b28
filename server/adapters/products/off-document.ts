import * as z from 'zod'

const text = z.string().catch('')
const tags = z.array(z.string()).catch([])

/** Fields of a product document of Open Food Facts. Any of them may be missing or of another type. */
export const offProduct = z.object({
  code: z.union([z.string(), z.number()]).transform(String).catch(''),
  product_type: text,
  product_name: text,
  product_name_pt: text,
  brands: text,
  quantity: text,
  product_quantity: z.unknown().optional(),
  product_quantity_unit: text,
  serving_size: text,
  serving_quantity: z.unknown().optional(),
  serving_quantity_unit: text,
  nutrition: z.unknown().optional(),
  nutriments: z.unknown().optional(),
  allergens_tags: tags,
  traces_tags: tags,
  nova_group: z.unknown().optional(),
  last_modified_t: z.unknown().optional(),
})
export type OffProduct = z.output<typeof offProduct>

/** Fields to ask for, as the API names them. */
export const offFields: readonly string[] = Object.keys(offProduct.shape)
