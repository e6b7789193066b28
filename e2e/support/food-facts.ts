import { createServer } from 'node:http'

/** Code of the only product that the fake of Open Food Facts knows. */
export const knownCode = '7891000100103'

/** Invented product in the form of API 3.6; nobody stated its allergens. */
const product = {
  code: knownCode,
  product_type: 'food',
  product_name: 'Biscoito maisena',
  brands: 'Ponto Doce',
  quantity: '200 g',
  product_quantity: 200,
  product_quantity_unit: 'g',
  serving_size: '30 g (6 biscoitos)',
  nova_group: 4,
  nutrition: {
    aggregated_set: {
      per: '100g',
      preparation: 'as_sold',
      nutrients: {
        'energy-kcal': { value: 440, unit: 'kcal', source: 'packaging' },
        carbohydrates: { value: 74, unit: 'g', source: 'packaging' },
        'added-sugars': { value: 20, unit: 'g', source: 'packaging' },
        proteins: { value: 7.5, unit: 'g', source: 'packaging' },
        fat: { value: 12, unit: 'g', source: 'packaging' },
      },
    },
  },
}

/** Starts a fake of Open Food Facts and returns the function that stops it. */
export async function startFoodFacts(port: number): Promise<() => void> {
  const server = createServer((request, reply) => {
    const isKnown = request.url?.includes(`/product/${knownCode}.json`) ?? false
    reply.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    reply.end(JSON.stringify(isKnown ? { status: 'success', product } : { status: 'failure' }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
