import { normalizeText } from '../foods/normalize-text.ts'

/**
 * Foods that shops of only a part of Brazil sell (choice): `regions` of a recipe says where a dish comes from, not
 * where its foods are found, and most dishes of a region are cooked all over the country. Nobody is asked for their
 * state, so menus offer these to those alone who name one of them as a favorite.
 */
const regional =
  /\b(jambu|tucupi|taperebas?|pupunha|cupuacu|bacuri|murici|buriti|uxi|vinagreira|cariru|tucunare|tambaqui|pirarucu|filhote|pintado|surubim|farinha d ?agua|manicoba|sururu|manteiga de garrafa|feijao verde|feijao de corda|maxixe|fava|umbu|mangaba|sapoti|seriguela|siriguela|caja|pequi|gueroba|guariroba|baru|pinhao|butia|chimarrao|taioba|ora pro nobis)\b/

export function isRegionalFood(name: string): boolean {
  return regional.test(normalizeText(name).replaceAll("'", ' '))
}
