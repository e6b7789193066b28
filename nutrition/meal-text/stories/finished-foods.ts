import type { Token } from '../words/tokens.ts'

const givenUp = /^(?:largou|rejeitou|cuspiu)$/u
const finished = /^(?:comi|terminei|tomei|bebi|acabei)$/u
const whole = /^(?:eu|tudo|resto|sobra|o|a|por|ela|ele)$/u

/** Drops `largou` where the writer ate what somebody else left: `meu filho largou o pão e eu comi`. */
export function dropGivenUp(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ plain }) => givenUp.test(plain))) return tokens
  return tokens.filter(({ plain }, at) => !givenUp.test(plain) || !isFinished(tokens, at))
}

/** Returns whether the sentence ends with an own word of eating that has no other food. */
function isFinished(tokens: readonly Token[], from: number): boolean {
  const stop = tokens.findIndex(({ kind }, at) => kind === 'stop' && at > from)
  const end = stop < 0 ? tokens.length : stop
  const verb = tokens.findLastIndex(({ plain }, at) => at > from && at < end && finished.test(plain))
  return verb >= 0 && tokens.slice(verb + 1, end).every(({ plain }) => whole.test(plain.trim()))
}
