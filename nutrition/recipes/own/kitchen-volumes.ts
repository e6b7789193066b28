/**
 * Millilitres of kitchen measures filled level. Cup, spoons and `xícara de café` are the standard measuring set sold in
 * Brazil (240, 15, 10, 5 and 2.5 ml; coffee cup 50 ml). `copo americano` has 190 ml to the rim (Nadir Figueiredo);
 * `copo` and `copo de requeijão` have 240 ml, as IBGE filled them (POF 2008-2009).
 */
const millilitres: Readonly<Record<string, number>> = {
  xícara: 240,
  'xícara de chá': 240,
  'xícara de café': 50,
  'colher de sopa': 15,
  'colher de sobremesa': 10,
  'colher de chá': 5,
  'colher de café': 2.5,
  'colher de servir': 30,
  copo: 240,
  'copo americano': 190,
  'copo de requeijão': 240,
  'copo duplo': 300,
  'copo descartável': 200,
  'copo de cafezinho': 50,
  caneca: 300,
  taça: 150,
  cálice: 50,
  tigela: 300,
  concha: 100,
  jarra: 1000,
  ml: 1,
}

/** Returns the millilitres of a kitchen measure; `undefined` for a measure that is not a volume. */
export function millilitresOf(measure: string): number | undefined {
  return Object.hasOwn(millilitres, measure) ? millilitres[measure] : undefined
}
