/** Start of a word for a person, in plain spelling. */
export const person =
  /^(?:amig|coleg|maridao|marido|espos|mulher|namorad|noiv|irma|mae|pai|filh|prim|tia|tio|cunhad|sobrinh|sogr|neta|neto|crianca|pessoa|galera|companheir)/u

export const anyPerson = new RegExp(
  `${person.source}|^(?:menin|bebe|vizinh|famil|pessoal|el[ea]s?$|v[oô]$|vovo|ze$)`,
  'u',
)
