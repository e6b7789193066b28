import { normalizeText } from '../foods/normalize-text.ts'

/**
 * Foods sold only in a part of Brazil (choice). `regions` of a recipe says where a dish comes from, not where its
 * ingredients are sold, and most regional dishes are cooked all over the country. The questionnaire has no state, so menus
 * offer these foods only to people who name one of them as a favorite.
 */
const regional =
  /\b(jambu|tucupi|taperebas?|pupunha|cupuacu|bacuri|murici|buriti|uxi|vinagreira|cariru|tucunare|tambaqui|pirarucu|filhote|pintado|surubim|farinha d ?agua|manicoba|sururu|manteiga de garrafa|feijao verde|feijao de corda|maxixe|fava|umbu|mangaba|sapoti|seriguela|siriguela|caja|pequi|gueroba|guariroba|baru|pinhao|butia|chimarrao|taioba|ora pro nobis)\b/

export function isRegionalFood(name: string): boolean {
  return regional.test(normalizeText(name).replaceAll("'", ' '))
}
