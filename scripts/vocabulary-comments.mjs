/**
 * Patterns of private dialect in comments, documents and test titles. Plain English names things literally, and a
 * comment begins with a verb or with the thing.
 */
const dialect = {
  anywhere: [
    { pattern: /\bwhoever\b/i, reason: '"whoever"' },
    { pattern: /\banew\b/i, reason: '"anew"' },
    { pattern: /\bany more\b(?! than)/i, reason: '"any more"' },
    { pattern: /\bof its own\b/i, reason: '"of its own"' },
    { pattern: /\b(?:is|are|was) told\b/i, reason: '"is told"' },
    { pattern: /\btells? of\b/i, reason: '"tells of"' },
    { pattern: /\b(?:for|of|by|from) who\b/i, reason: '"for who"' },
    { pattern: /\bno[bt]ody\b.*\btold\b/i, reason: '"nobody told"' },
  ],
  opening: /^(?:What|Who|Whose|Of|So long|So many|Where|Nothing|Nobody)\b(?!.*\?)/,
}

const code = /\.(?:[cm]?[jt]sx?|css|jsonc)$/
const hashComments = /\.(?:sh|py|ya?ml|conf|ini)$|(?:^|\/)Dockerfile$/

/**
 * Returns each marker of a file as `[line number, reason]`.
 * @param {string} file
 * @param {string} text
 * @returns {[number, string][]}
 */
export function dialectIn(file, text) {
  return proseOf(file, text.split('\n')).flatMap(({ line, prose, opens }) => {
    const marks = dialect.anywhere.filter(({ pattern }) => pattern.test(prose)).map(({ reason }) => reason)
    const opening = opens ? dialect.opening.exec(prose)?.[0] : undefined
    return [...marks, ...(opening ? [`a comment that begins with "${opening}"`] : [])].map(
      (reason) => /** @type {[number, string]} */ ([line, reason]),
    )
  })
}

/** Whether {@link dialectIn} reads a file of this name. @param {string} file */
export function hasProse(file) {
  return code.test(file) || hashComments.test(file) || file.endsWith('.md')
}

/**
 * Returns the lines of comments, test titles and documents; `opens` is true on the first line of a comment.
 * @param {string} file
 * @param {string[]} lines
 */
function proseOf(file, lines) {
  if (file.endsWith('.md')) return lines.map((prose, index) => ({ line: index + 1, prose, opens: false }))
  const marker = code.test(file) ? /^\s*(\/\*\*?|\*(?!\/)|\/\/)(.*)$|\s(\/\/|\/\*\*?) (.*)$/ : /^\s*(#)(.*)$/
  let wasProse = false
  return lines.flatMap((text, index) => {
    const title = code.test(file)
      ? /\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`].*)$/.exec(text)?.[1]
      : undefined
    const found = marker.exec(text)
    const sign = found?.[1] ?? found?.[3]
    const prose = (found?.[2] ?? found?.[4] ?? '').replace(/\*\/\s*$/, '').trim()
    const opens = sign?.startsWith('/*') || !wasProse
    wasProse = sign !== undefined && prose !== ''
    if (title !== undefined) return [{ line: index + 1, prose: title, opens: false }]
    return wasProse ? [{ line: index + 1, prose, opens }] : []
  })
}
