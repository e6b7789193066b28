/**
 * What of a style sheet a page needs to be painted before the sheet is here: the rules without a class and those for
 * classes that stand in it, in the order and the layers they have there.
 */
export function firstStyle(sheet: string, page: string): string {
  const classes = new Set(
    [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const kept = keepRules(sheet, (selector) => isNeeded(selector, classes))
  const isNamed = (name: string) => kept.split(name).length > 2
  return keepRules(kept, () => true, isNamed)
}

interface Block {
  readonly head: string
  /** Without one it is a statement. */
  readonly body: string | null
}

const grouping = /^@(layer|media|supports|container)\b/
const named = /^@(?:keyframes|property) (\S+)$/

function keepRules(
  sheet: string,
  isKept: (selector: string) => boolean,
  isNamed: (name: string) => boolean = () => true,
): string {
  const keep = ({ head, body }: Block): string => {
    if (body === null) return `${head};`
    if (grouping.test(head)) {
      const inner = keepRules(body, isKept, isNamed)
      return inner && `${head}{${inner}}`
    }
    const name = named.exec(head)?.[1]
    const isWanted = head.startsWith('@') ? !name || isNamed(name) : isKept(head)
    return isWanted ? `${head}{${body}}` : ''
  }
  return blocksOf(sheet).map(keep).join('')
}

/** A minified sheet, cut where its outermost blocks and statements end. */
function blocksOf(sheet: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let open = -1
  let depth = 0
  for (const { 0: mark, index } of sheet.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs)) {
    if (mark === '{' && depth++ === 0) open = index
    if (mark === ';' && depth === 0) {
      blocks.push({ head: sheet.slice(start, index).trim(), body: null })
      start = index + 1
    }
    if (mark === '}' && --depth === 0) {
      blocks.push({ head: sheet.slice(start, open).trim(), body: sheet.slice(open + 1, index) })
      start = index + 1
    }
  }
  return blocks
}

/** Of a list of selectors one is enough. */
function isNeeded(selectors: string, classes: ReadonlySet<string>): boolean {
  return selectors
    .split(/(?<!\\),(?![^(]*\))/)
    .some((selector) =>
      [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name = '']) =>
        classes.has(name.replaceAll('\\', '')),
      ),
    )
}
