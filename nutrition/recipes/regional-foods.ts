import { normalizeText } from '../foods/normalize-text.ts'

/**
 * Foods sold only in part of Brazil (own choice). `Recipe.regions` is the origin of a dish, not where its ingredients
 * are sold, and most regional dishes are cooked throughout the country. The questionnaire does not ask for the state,
 * so menus offer these foods only to people who name one of them as a favorite.
 */
const regional =
  /\b(jambu|tucupi|taperebas?|pupunha|cupuacu|bacuri|murici|buriti|uxi|vinagreira|cariru|tucunare|tambaqui|pirarucu|filhote|pintado|surubim|farinha d ?agua|manicoba|sururu|manteiga de garrafa|feijao verde|feijao de corda|maxixe|fava|umbu|mangaba|sapoti|seriguela|siriguela|caja|pequi|gueroba|guariroba|baru|pinhao|butia|chimarrao|taioba|ora pro nobis)\b/

export function isRegionalFood(name: string): boolean {
  return regional.test(normalizeText(name).replaceAll("'", ' '))
}
