import { normalizeText } from '../foods/normalize-text.ts'

/**
 * Foods sold only in part of Brazil (own choice). Menus offer them only to people who name one as a favorite, because
 * the questionnaire does not ask for the state. `Recipe.regions` differs: it is the origin of a dish, and most regional
 * dishes are cooked throughout the country.
 */
const regional =
  /\b(jambu|tucupi|taperebas?|pupunha|cupuacu|bacuri|murici|buriti|uxi|vinagreira|cariru|tucunare|tambaqui|pirarucu|filhote|pintado|surubim|farinha d ?agua|manicoba|sururu|manteiga de garrafa|feijao verde|feijao de corda|maxixe|fava|umbu|mangaba|sapoti|seriguela|siriguela|caja|pequi|gueroba|guariroba|baru|pinhao|butia|chimarrao|taioba|ora pro nobis)\b/

export function isRegionalFood(name: string): boolean {
  return regional.test(normalizeText(name).replaceAll("'", ' '))
}
