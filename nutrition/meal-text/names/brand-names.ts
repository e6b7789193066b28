import type { FoodNames } from './food-names.ts'

/**
 * Brands for which the table has only a generic food; the reading says so ("contei como …"). Grams of a piece are
 * printed on the common package. Brands with peanuts or nuts are left out, because the generic row would hide these
 * allergens.
 */
const brands: readonly Omit<FoodNames, 'standsIn'>[] = [
  { says: 'diamante negro|laka|galak|hersheys|prestigio', food: 'taco:495', pieceGrams: 33 },
  { says: 'chokito|suflair', food: 'taco:495', pieceGrams: 45 },
  { says: 'kinder ovo|lollo|sensacao', food: 'taco:495', pieceGrams: 25 },
  { says: 'baton|batom|alpino|tortuguita', food: 'taco:495', pieceGrams: 16 },
  { says: 'kit kat|kitkat', food: 'taco:11', pieceGrams: 41.5 },
  { says: 'club social', food: 'taco:13', pieceGrams: 26 },
  { says: 'pingo de ouro', food: 'pof:8002227:99' },
  { says: 'ana maria', food: 'taco:16', pieceGrams: 40 },
  // A pot of a tray of six.
  { says: 'activia|danone|iogurte danone', food: 'pof:7901201:99', takes: 'flavor', pieceGrams: 100 },
  { says: 'danone de morango|activia de morango', food: 'taco:451', pieceGrams: 100 },
  {
    says: 'danone de garrafinha|danone garrafinha|danone de beber|activia de garrafinha|activia de beber',
    food: 'pof:7901201:99',
    measure: 'garrafa',
  },
  { says: 'refri diet|refri light|refrigerante light', food: 'pof:8200701:99' },
  { says: 'batavo|itambe', food: 'pof:7901201:99', takes: 'flavor' },
  { says: 'molico', food: 'taco:456' },
  { says: 'nesquik', food: 'taco:455', spooned: 'taco:491' },
  { says: 'pullman|wickbold|seven boys|panco|plusvita', food: 'pof:8000501:99' },
  { says: 'corona|stella|devassa|schin|bohemia|amstel|antarctica', food: 'taco:474' },
  { says: 'ypioca|velho barreiro|pitu|cachaca 51', food: 'taco:472' },
  { says: 'itubaina', food: 'pof:8203501:99' },
  { says: 'suco del valle|del valle|maguary', food: 'pof:8500401:99', takes: 'filling' },
  { says: 'guaravita|guaraviton', food: 'pof:8500601:99', pieceGrams: 290 },
  { says: 'monster|energetico monster', food: 'pof:8205901:99', pieceGrams: 473 },
  { says: 'whopper', food: 'pof:8500303:99', pieceGrams: 250 },
  { says: 'mcflurry|mc flurry', food: 'pof:6900501:99', pieceGrams: 180, takes: 'flavor' },
  { says: 'big tasty', food: 'pof:8500304:99', pieceGrams: 300 },
  // Own estimate between the 16 g that the chain states and a frozen nugget of 23 g.
  { says: 'mcnuggets|mc nuggets', food: 'pof:7802901:5', pieceGrams: 18.5 },
]
export const brandNames: readonly FoodNames[] = brands.map((brand) => ({ ...brand, standsIn: 'close' }))
