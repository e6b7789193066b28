import type { AllergenTag } from '../../foods/food.ts'
import type { Token } from '../words/tokens.ts'

/** Dishes and brands without a row whose usual recipe or label has allergens that their name does not spell out. */
const implied: readonly (readonly [names: string, tags: string])[] = [
  ['chipa|creme brulee|panna cotta', 'leite lactose ovo'],
  ['pastel de santa clara|pain au chocolat|mclanche|mc lanche', 'gluten leite lactose ovo'],
  ['paella', 'ovo peixe crustaceos moluscos'],
  ['tempura|pao (?:de )?nuvem', 'gluten ovo'],
  ['caesar', 'ovo leite peixe gluten'],
  ['ranch', 'ovo leite'],
  ['tare|teriyaki|hoisin|seitan', 'soja gluten'],
  ['pesto', 'leite castanhas'],
  ['bisque', 'crustaceos leite'],
  ['sardela|aliche|anchova|caviar|ovas|caldo de piranha|taramasalata', 'peixe'],
  ['surimi|kani', 'peixe crustaceos gluten ovo soja'],
  ['marzipa|marzipan|frangipane|amaretti', 'castanhas ovo'],
  ['gianduia|nougat|ferrero|praline', 'castanhas leite lactose'],
  ['baklava|panforte', 'castanhas gluten'],
  ['focaccia|foccacia|crostini|bruschetta|ciabatta|baguete', 'gluten'],
  ['yopro|piracanjuba|formula infantil|leite nan|nestogeno|ninho|hipercalorico', 'leite lactose'],
  ['caseina', 'leite'],
  ['raclette|lassi|raita|labneh', 'leite lactose'],
  ['dr peanut|peanut|satay', 'amendoim'],
  ['pad thai', 'amendoim crustaceos soja ovo'],
  ['natto|edamame', 'soja'],
  ['aperol|negroni|mojito|daiquiri|bellini|sangria|clericot|campari|sake|soju|spritz', 'alcool'],
]
const patterns = implied.map(
  ([names, tags]) => [new RegExp(`\\b(?:${names})s?\\b`, 'u'), tags.split(' ') as AllergenTag[]] as const,
)

/** Returns the allergens that the usual recipe of a dish without a row has: peanut in `pad thai`. */
export function impliedAllergens(tokens: readonly Token[]): readonly AllergenTag[] {
  const words = tokens.map(({ plain }) => plain).join(' ')
  const singular = tokens.map(({ key }) => key).join(' ')
  return patterns.flatMap(([pattern, tags]) => (pattern.test(words) || pattern.test(singular) ? tags : []))
}
