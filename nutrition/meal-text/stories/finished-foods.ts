import type { Token } from '../words/tokens.ts'
import type { Range } from './removed-words.ts'

const givenUp = /^(?:largou|rejeitou|cuspiu)$/u
const finished = /^(?:comi|terminei|tomei|bebi|acabei)$/u
const whole = /^(?:eu|tudo|resto|sobra|o|a|por|ela|ele)$/u

/** Drops `largou` where the writer ate what somebody else left: `meu filho largou o pão e eu comi`. */
export function dropGivenUp(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ plain }) => givenUp.test(plain))) return tokens
  const eaten = tokens.flatMap(({ plain }, at) => (givenUp.test(plain) ? leftForWriter(tokens, at) : []))
  return tokens.filter(
    ({ plain }, at) =>
      !eaten.some(([from, to]) => at >= from && at <= to) &&
      (!givenUp.test(plain) || !isFinished(tokens, at)),
  )
}

/** Most words between `que` and `largou`: `que o meu filho mais novo`. */
const farthest = 6

/** Returns the range of `que meu filho largou` after an own word of eating: `comi o que meu filho largou: 2 bolachas`. */
function leftForWriter(tokens: readonly Token[], at: number): readonly Range[] {
  const start = tokens.findLastIndex(({ kind }, place) => place < at && kind === 'stop') + 1
  const that = tokens.findLastIndex(({ plain }, place) => place < at && plain === 'que')
  if (that < Math.max(start, at - farthest)) return []
  const isEaten = tokens.slice(start, that).some(({ plain }) => finished.test(plain))
  return isEaten ? [[that, at]] : []
}

/** Returns whether the sentence ends with an own word of eating that has no other food. */
function isFinished(tokens: readonly Token[], from: number): boolean {
  const stop = tokens.findIndex(({ kind }, at) => kind === 'stop' && at > from)
  const end = stop < 0 ? tokens.length : stop
  const verb = tokens.findLastIndex(({ plain }, at) => at > from && at < end && finished.test(plain))
  return verb >= 0 && tokens.slice(verb + 1, end).every(({ plain }) => whole.test(plain.trim()))
}
