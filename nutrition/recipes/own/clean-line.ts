/** HTML entities that recipe pages use beside the numeric ones. */
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  ndash: '-',
  mdash: '-',
  bull: '•',
  ccedil: 'ç',
  Ccedil: 'Ç',
}
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
}

function decodeEntity(whole: string, name: string): string {
  const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/iu.exec(name)
  if (code) {
    const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16)
    // Half of a surrogate pair is no character, and PostgreSQL rejects it in JSON.
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : ''
  }
  if (Object.hasOwn(entities, name)) return entities[name] ?? whole
  const [, letter = '', accent = ''] = /^([a-z])(acute|grave|circ|tilde|uml)$/iu.exec(name) ?? []
  const mark = accents[accent]
  return mark === undefined ? whole : (letter + mark).normalize('NFC')
}

/** Returns the text without HTML tags. Block tags become line breaks, and entities are decoded. */
export function plainText(text: string): string {
  return text
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h\d|\/tr)\b[^<>]{0,200}>/giu, '\n')
    .replaceAll(/<\/?[a-z][^<>]{0,300}>/giu, ' ')
    .replaceAll(/&(#?[a-z\d]{1,10});/giu, decodeEntity)
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(sender, '')
    .replaceAll(keycap, '')
}

/** Number of a list as an emoji: `1️⃣`. */
const keycap = /^[ \t]*\d\uFE0F?\u20E3[ \t]*/gmu

/**
 * Time and sender that precede a message copied from WhatsApp: `[12/06/2024, 14:22:10] Mãe: `, `[14:22] Mãe: `,
 * `12/06/2024 14:22 - Mãe: `.
 */
const sender =
  /^[ \t\u200e]*(?:\[|\[?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? )\d{1,2}:\d{2}(?::\d{2})?\]?(?: [-–])? [^:\n]{1,60}:[ \t]*/gmu

const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{200B}|\u{20E3}/gu
const bullet = /^[\s\-–—•·*▪►→▢☐☑✓✔●○◦■□>»+~_]+/u
/** Number of a numbered list: `1)`, `2º`, or `3.` with a space before another number or a word. */
const numbering = /^\d{1,2}(?:[)º°]|\.(?=\s))\s*(?=[\p{L}\d½¼¾⅓⅔⅛])/u

/** Returns a line without pictures, bullets, checkboxes and numbering, with single spaces. */
export function cleanLine(line: string): string {
  return line
    .replaceAll(pictures, ' ')
    .replaceAll(/\[[ x]?\]/giu, ' ')
    .replaceAll('\u2044', '/')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(bullet, '')
    .replace(numbering, '')
    .replace(/[\s.;,*_~]+$/u, '')
    .trim()
}

/** Places where copying removed a line break: `azeite2 maçãs`, `a gostoPimenta`, `; 2 ovos`. */
const lostBreaks = /(?<=\p{L}{3}|\))(?=\d|[½¼¾⅓⅔⅛])|(?<=\p{Ll}{3}|\))(?=\p{Lu}\p{Ll}{2})|;\s*(?=\d|[½¼¾⅓⅔⅛])/u
const dashes = /\s[-–•]\s(?=[\p{L}\d½¼¾⅓⅔⅛])/u

/**
 * Splits a line from which copying removed line breaks; a line with one item stays whole. Dashes separate items only if
 * the line begins with a dash or has two: `farinha - 3 xícaras` is one item.
 */
export function splitLine(line: string): readonly string[] {
  const items = line.split(dashes)
  const isList = items.length > 2 || (items.length > 1 && /^\s*[-–•]/u.test(line))
  return (isList ? items : [line]).flatMap((item) => item.split(lostBreaks))
}
