import {
  beginsWithDoctor,
  correctsDenial,
  dated,
  doneByOther,
  desires,
  doubts,
  endsNext,
  familyAfter,
  hasStudied,
  hypotheticals,
  innerNegation,
  isOrgan,
  longAgo,
  negations,
  otherAfter,
  otherWords,
  ownJob,
  ownBaby,
  pastAfter,
  pastBefore,
  presentVerb,
  recent,
  refusal,
  resembles,
  selfWords,
  servesOther,
  statesHealth,
  statementBoundaries,
  stopsNext,
  thirdPerson,
  aboutThirdPerson,
  tradesMedicine,
  wantsToStop,
  worksIn,
} from './cues.ts'
import { isOwn, mayBeOwnWish, statementAround } from './own-statements.ts'
import { matchesIn } from './pattern-matches.ts'
import { affirms, ofMind } from './replies.ts'
import { type Concept, isMedicine } from './lexicon/concept.ts'
import type { HealthTextField } from './health-text.ts'
import type { Segment } from './segments.ts'

/**
 * Status of a mention, after the ConText algorithm (Harkema et al. 2009) adapted to Portuguese. `present`: about the
 * writer, now. `absent`: negated. `other`: about another person. `past`. `possible`: feared, wished or prevented.
 * `unsure`: suspected or planned.
 */
export type AssertionStatus = 'present' | 'absent' | 'other' | 'past' | 'possible' | 'unsure'

/** Status and verb that later items of a list inherit: "não tenho diabetes, hipertensão nem colesterol". */
export interface ListState {
  readonly status: AssertionStatus
  /** `have`: verb with nouns ("tenho"). `be`: verb with states ("estou", "sou"). */
  readonly verb: 'have' | 'be' | null
}

function lastIndexOf(pattern: RegExp, text: string): number {
  return matchesIn(pattern, text).at(-1)?.index ?? -1
}

/** Matches words that start an exception to a list: "Nenhuma doença, fora a pressão alta". */
const isException = /^(?:so|somente|apenas|fora|exceto|tirando|menos|a nao ser|alias|quer dizer)\b/

/** Matches a verb of the third person that continues a statement about somebody else: "minha gata pariu, está mamando". */
const continuesOther = /^(?:(?:e|ja|ainda|hoje|agora) )*(?:esta|tem|teve|toma|usa|faz|era|foi)\b/

/** Returns the end of `before` that belongs to the same statement as the mention that follows it. */
function statementBefore(before: string): string {
  const boundary = matchesIn(statementBoundaries, before).at(-1)
  return boundary ? before.slice(boundary.index + boundary[0].length) : before
}

export function assertionStatusOf(
  concept: Concept,
  segment: Segment,
  from: number,
  to: number,
  inherited: ListState | null,
  field: HealthTextField,
  next?: Segment,
): AssertionStatus {
  const following = next?.opening === 'list' ? next.text : ''
  const own = statementAround(segment.text, from, to)
  const before = statementBefore(segment.text.slice(own.from, from))
  const after = segment.text.slice(to).trim()
  const afterOwn = segment.text.slice(to, own.to).trim()
  const whole = segment.text
  const match = whole.slice(from, to)
  const isBare =
    inherited !== null &&
    (!hasOwnStatement(whole) || (inherited.status === 'other' && continuesOther.test(whole))) &&
    !/\b(?:meu|minha)$/.test(before.trim()) &&
    !isOwn(segment.text.slice(own.from)) &&
    !(inherited.status === 'possible' && /^(?:e|era|na verdade) /.test(whole)) &&
    !isException.test(whole) &&
    !correctsDenial.test(whole) &&
    !beginsWithDoctor.test(whole)

  if (segment.isQuestion && !/\b(?:tenho|sou|estou|tomo|uso|faco|sendo)\b/.test(whole) && !affirms(following))
    return 'possible'
  if (/^sim\b/.test(after)) return 'present'
  if (concept.isGeneric && speaksOfOther(segment)) return 'other'
  if (isMedicine(concept) && tradesMedicine.test(before)) return 'other'
  if (isMedicine(concept) && isOfHousehold(before, whole)) return 'unsure'
  const ofOther = ofMind.has(concept.code) && mayBeOwnWish(whole, to) ? 'unsure' : 'other'
  if (isOfOther(before, match, afterOwn, concept.ofOwnBaby === true)) return ofOther
  const isOwnVerb = /^\w{3,}ei\b/.test(match)
  if (
    isBare &&
    !isOwnVerb &&
    inherited.status === 'other' &&
    lastIndexOf(selfWords, `${before} ${match}`) < 0
  )
    return ofOther
  // "No longer" leaves what counts even when past: "tive câncer não tenho mais".
  const isFormer = concept.past === 'counts' && noLonger.test(afterOwn)
  if (!isFormer && isDenied(before, afterOwn, after, match)) return 'absent'
  if (isRefused(concept, before) && !acceptsLater.test(next?.text ?? ''))
    return slimmingMedicines.has(concept.code) ? 'absent' : 'unsure'
  if (isBare && inherited.status === 'absent' && continuesDenial(inherited, before, segment, from))
    return 'absent'
  if (!concept.countsPlans) {
    const open = openStatus(concept, before, after, following)
    if (open) return open
    if (isBare && inherited.status === 'possible') return concept.code === 'gestante' ? 'unsure' : 'possible'
  }
  if (isOrgan.test(match) && /^(?:\w+ )?(?:era|estava|foi|andava) (?:\w+ )?(?:alt|elevad|ruim)/.test(after))
    return 'past'
  if (concept.code === 'pos_parto' && longAgo.test(whole)) return 'past'
  if (concept.isEvent) return eventStatus(whole, `${match}${segment.text.slice(to)}`, following, field)
  if (
    concept.code === 'diabetes' &&
    /^(?:\w+ )?(?:sumi\w+|normaliz\w+|desaparec\w+|foi embora|regrediu)/.test(after)
  )
    return 'past'
  if (concept.past === 'ends' && isOver(concept, { before, match, after, whole, following }, field))
    return 'past'
  return 'present'
}

const slimmingMedicines: ReadonlySet<string> = new Set(['glp1', 'inibidor_de_apetite'])

/** Matches a following segment in which the refused medicine is taken after all. */
const acceptsLater =
  /^(?:(?:mas|hoje|agora|depois|ai|e|eu|acabei|ja) )*(?:uso|fiz|fazendo|operei|tomo|aplico|usando|tomando|aplicando|aceit\w+|comecei|cedi|estou (?:usando|tomando))\b/

/** Returns whether a medicine or the operation of the stomach was refused. Refusing a treatment does not end a disease. */
function isRefused(concept: Concept, before: string): boolean {
  return (isMedicine(concept) || concept.code === 'bariatrica') && refusal.test(before)
}

/** Returns the status of a mention that is suspected, feared, imagined, planned or wished; `null` for a statement. */
function openStatus(
  concept: Concept,
  before: string,
  after: string,
  following: string,
): AssertionStatus | null {
  if (
    doubts.test(before) ||
    /^(?:\w+ ){0,3}(?:mandaram fazer|pediram exame|e dia \d+|esta marcad)/.test(after)
  )
    return concept.code === 'gestante' ? 'present' : 'unsure'
  if (resembles.test(before) && !/^(?:e )?(?:eu )?(?:estou|sou|tenho)(?: mesmo)?$/.test(following))
    return concept.code === 'benign' ? 'possible' : 'unsure'
  if (isHypothetical(before) && !(/\bsobre\b/.test(before) && hasStudied.test(after))) return 'possible'
  if (desires.test(before) && !wantsToStop.test(before) && concept.code !== 'lactante') {
    return /\bvou\b/.test(before) && concept.code !== 'perda_rapida' ? 'unsure' : 'possible'
  }
  return null
}

/**
 * Returns whether the words before a mention express that it is feared, prevented, imagined or wished: "medo de ter
 * diabetes".
 */
function isHypothetical(before: string): boolean {
  if (
    lastIndexOf(hypotheticals, before) >= 0 &&
    !/\b(?:tenho|sou|estou com|e (?:era|foi|deu))\b/.test(afterLast(hypotheticals, before))
  ) {
    return true
  }
  return /\b(?:quero|queria|sonho com|gostaria de|desejo|cogito|cogitei|pens(?:o|ei|ava|ando) em)(?: (?:um|uma|fazer|ter|a|o))?$/.test(
    before.trim(),
  )
}

function afterLast(pattern: RegExp, text: string): string {
  return text.slice(Math.max(lastIndexOf(pattern, text), 0))
}

function hasOwnStatement(before: string): boolean {
  return /\b(?:tenho|tem|sou|estou|uso|tomo|faco|fiz|tive|fui|era|sofro|trato|operei|descobri|possuo|vivo|convivo|estava|eu|aplico|injeto|tomei|nasci|esta|passou|receitou|prescreveu|bateu)\b/.test(
    before,
  )
}

/** Returns whether a household as a whole is said to do something, which not each of its members does. */
function isOfHousehold(before: string, whole: string): boolean {
  return (
    /\b(?:a gente|todo mundo|todos|familia (?:toda|inteira)) (?:\w+ ){0,3}$/.test(before) &&
    /\b(?:em casa|minha casa|familia)\b/.test(whole) &&
    !/\b(?:eu|nao|nunca|cuida\w*|somos)\b/.test(before)
  )
}

/** Matches a prescriber who is only named by a pronoun: "ele passou o ozempic". */
const prescribes = /\bel[ea] (?:me |ja )?(?:passou|receitou|prescreveu|indicou|trocou (?:\w+ )?para)\b/g

/** Matches a verb whose receiver follows: "aplico insulina na minha avó". */
const givesTo =
  /\b(?:aplic(?:o|ar|ando)|injet(?:o|ar)|dou|dar|administr(?:o|ar)|prepar(?:o|ar)|separ(?:o|ar)|compr(?:o|ar)|busc(?:o|ar)|lev(?:o|ar)|coloc(?:o|ar)|mec(?:o|ar)|medir|confiro) (?:\w+ ){0,2}$/

/** Matches "tinha", alike in the first and third person, whose subject is somebody else: "minha mãe tinha". */
const otherHad = new RegExp(
  `(?<=\\b(?:minha|meu|nossa|nosso|a|o) (?:${otherWords.source})(?: ja| tambem)?) tinha\\b`,
  'g',
)

/** Matches somebody beside the writer in one subject: "eu e meu marido". */
const withWriter = /(?<=\beu) e (?:[oa]s? |meus? |minhas? )*\w+/g

const worksWith =
  /\b(?:acompanh|atend|orient|ajud|fotograf|receb|ensin|assist|visit|avali|oper|examin|trein|cuid|aliment)\w* (?:\w+ ){0,2}$/
const groupOfPatients = /(?:antes|gravidas|puerperas|[ai]cos|[ai]cas|ados|adas|ais|ivos|ivas)$/

function isOfOther(before: string, match: string, after: string, ofOwnBaby: boolean): boolean {
  const self = lastIndexOf(
    selfWords,
    before.replaceAll(otherHad, (words) => '·'.repeat(words.length)),
  )
  const told = before.replace(ownJob, '').replaceAll(prescribes, '').replaceAll(withWriter, ' ')
  const other = lastIndexOf(otherWords, ofOwnBaby ? told.replaceAll(ownBaby, '') : told)
  if (aboutThirdPerson.test(after)) return true
  if (/^(?:\w+ ){0,2}?quem (?:usa|toma|tem|faz|sofre|teve) (?:e |era )/.test(after)) return true
  if (Math.max(other, before.search(thirdPerson)) > self) return true
  if (worksWith.test(before) && groupOfPatients.test(match)) return true
  if (worksIn.test(before) || doneByOther.test(after)) return true
  if (givesTo.test(before) && /^(?:\w+ )?(?:d|n)?el[ea]s?\b/.test(after)) return true
  if (givesTo.test(before) && otherAfter.test(after) && !/^(?:\w+ )?(?:em|para) mim\b/.test(after))
    return true
  if (self >= 0 || lastIndexOf(selfWords, match) >= 0) return false
  if (/^escondid[ao] d[aeo]/.test(after)) return false
  return otherAfter.test(after) || familyAfter.test(after)
}

const noLonger = /^(?:(?:e|ja|hoje|que) )*nao (?:tenho|sou|uso|tomo|faco) mais$/

/** Matches a denial up to the words that begin its exception: "nenhuma doença, só". */
const denialWithException =
  /^.*\b(?:nao (?:tenho|tive|tomo|uso|faco|sou|sofro)|nunca tive|sem|nenhuma?|nega|nego|nada) (?:\w+ )+?(?:so|somente|apenas|fora|exceto|tirando|a nao ser|alem d[aeo]) /

function isDenied(before: string, after: string, afterAll: string, match: string): boolean {
  // A negation applies only within its clause: "Não sou mais hipertensa depois da bariátrica".
  const plain = (before.split(/\b(?:depois d[aeo]|apos|antes d[aeo])\b/).at(-1) ?? '')
    .replaceAll(innerNegation, ' afirma ')
    .replace(denialWithException, '')
  const found = matchesIn(negations, plain)
  const last = found.at(-1)
  if (last) {
    const between = plain.slice(last.index + last[0].length).trim()
    const distance = between === '' ? 0 : between.split(' ').length
    // "sem" and "zero" negate a mention at most four words later, "não" at most nine words later.
    const reach = /^(?:sem|zero|livre|nenhuma?)$/.test(last[0]) ? 4 : 9
    // "sem" with an infinitive negates only that verb: "passo 3 horas sem comer".
    if (last[0] === 'sem' && /^(?!ter|usar|tomar|precisar|sentir|apresentar)\w+[aei]r\b/.test(between))
      return false
    const [first] = found
    const isDouble =
      found.length === 2 && last[0] === 'sem' && first !== undefined && /^(?:nao|nunca)$/.test(first[0])
    const isNeeded =
      last[0] === 'sem' &&
      /\b(?:nao (?:funciono|vivo|fico|aguento|consigo|ando|dou conta|durmo)|passo mal|morro|desabo)\b/.test(
        after,
      )
    const continuesList = between.replace(/^(?:\w+ )?(?:tenho|sou|estou|uso|tomo)\b/, '')
    if (distance <= reach && !isDouble && !isNeeded)
      return !/\b(?:tenho|sou|estou|uso|tomo)\b/.test(continuesList)
  }
  if (
    (isOrgan.test(match) || /\b(?:testes?|exames?|biopsia|eco|ecocardiograma|ultrassom)\b/.test(before)) &&
    statesHealth.test(after)
  )
    return true
  if (/^(?:nada|coisa que nunca tive|e coisa que (?:nao|nunca) \w+)$/.test(after)) return true
  if (/^(?:\w+ ){0,7}(?:deu |veio )negativ\w*/.test(afterAll)) return true
  return /^(?:\w+ ){0,1}(?:negativ\w+|negad[ao]s?|sem (?:alterac|problema|nodul|gordura|sopro|lesao|pedra|nada)\w*|sem problema\w*|so no horoscopo|nenhuma?$|esta fora|descartad[ao]|afastad[ao]|descartaram|nao$|nao (?:tenho|tive|sou|estou|possuo|uso|tomo|faco|apareceu|deu(?! certo| resultado)|mais)|nunca$|jamais|nem pensar|nem cogito|nunca (?:tive|fiz|usei|tomei)|zero$|normal$|deu (?:normal|negativo))/.test(
    after,
  )
}

/**
 * Returns whether a list item continues the negation before it, because the negated verb fits the item too: "não tenho
 * X, Y", "não sou X, nem Y".
 */
function continuesDenial(inherited: ListState, before: string, segment: Segment, from: number): boolean {
  if (/\b(?:nem|ou|tambem|tampouco)\b/.test(before)) return true
  const isState =
    /^(?:gravid\w+|gestantes?|diabetic[ao]s?|hipertens[ao]s?|celiac[ao]s?|lactantes?|cardiac[ao]s?|obes[ao]s?|depressiv[ao]s?|ansios[ao]s?|alergic[ao]s?|intolerantes?|bulimic[ao]s?|anorexic[ao]s?|acamad[ao]s?)(?= |$)/.test(
      segment.text.slice(from),
    )
  // A list of nouns is not continued by a state: "Sem diabetes, grávida de 3 meses".
  return (inherited.verb === 'be') === isState
}

interface Surroundings {
  readonly before: string
  readonly match: string
  readonly after: string
  readonly whole: string
  /** Next segment of the same sentence. */
  readonly following: string
}

function isOver(
  concept: Concept,
  { before, match, after, whole, following }: Surroundings,
  field: HealthTextField,
): boolean {
  const justNow =
    (field === 'refeicao' || field === 'semana') &&
    /\b(?:tomei|apliquei|usei|injetei|tive|estava)\b/.test(before)
  if (justNow && !longAgo.test(whole)) return false
  if (/\b(?:ainda|continuo|atualmente)\b/.test(whole)) return false
  if (pastAfter.test(after) || endsNext.test(following)) return true
  if (isMedicine(concept) && stopsNext.test(following)) return true
  if (dated.test(whole) && !presentVerb.test(whole) && !/\bdesde\b/.test(whole)) return true
  if (pastBefore.test(before)) {
    const lastPast = before.search(new RegExp(`${pastBefore.source}(?!.*${pastBefore.source})`))
    return !presentVerb.test(`${before.slice(Math.max(lastPast, 0))} ${match}`)
  }
  return (
    longAgo.test(after) && /\b(?:tomei|usei|fiz|descobri que)\b/.test(before) && !presentVerb.test(before)
  )
}

/**
 * Returns the status of an operation: `past` if it was long ago, `unsure` if planned, `present` if recent. Without a
 * date it is `present` in the fields `cirurgia` and `semana`, otherwise `unsure`.
 */
function eventStatus(whole: string, own: string, following: string, field: HealthTextField): AssertionStatus {
  // Each operation may have its own date: "Cesárea em 2015 e vesícula mês passado".
  const [part = own] = own.split(' e ')
  if (part !== whole && (longAgo.test(part) || recent.test(part)))
    return longAgo.test(part) ? 'past' : 'present'
  // An operation of last year may be a few weeks old.
  if (/\bano passado\b/.test(whole)) return 'unsure'
  if (longAgo.test(whole)) return 'past'
  if (/\b(?:marcad[ao]|agendad[ao]|na fila|vou (?:operar|fazer|tirar))\b/.test(whole)) return 'unsure'
  if (recent.test(whole)) return 'present'
  if (longAgo.test(following)) return 'past'
  return field === 'cirurgia' || field === 'semana' || recent.test(following) ? 'present' : 'unsure'
}

/** Returns the status and verb that the next list segment inherits; `null` when this segment states neither. */
export function listStateAfter(segment: Segment, statuses: readonly AssertionStatus[]): ListState | null {
  const last = statuses.at(-1)
  const verb = /\b(?:tenho|tive|tem|sem|uso|tomo|faco|fiz|possuo|nego|nenhuma?)\b/.test(segment.text)
    ? 'have'
    : /\b(?:sou|estou|esta)\b/.test(segment.text)
      ? 'be'
      : null
  // A normal result denies nothing of what follows: "ultrassom normal, diabetes tipo 2".
  if (
    last === 'absent' &&
    /\b(?:normal|normais|ok)$/.test(segment.text) &&
    lastIndexOf(negations, segment.text) < 0
  )
    return null
  if (last !== undefined) return { status: last, verb }
  if (/^(?:nega|nego)\b/.test(segment.text)) return { status: 'absent', verb }
  // "Menina, 13 aninhos": the writer.
  if (/^(?:menin[ao]|garot[ao]|adolescente)$/.test(segment.text)) return null
  // "Remédio da minha avó eu que separo: insulina".
  if (servesOther.test(segment.text)) return { status: 'other', verb }
  // A kinship or job of the writer: "sou avô, diabetes tipo 2".
  if (/^(?:eu )?(?:sou (?:o |a |um |uma )?\w+(?: de \w+)?|trabalho (?:de|como) \w+)$/.test(segment.text))
    return null
  if (lastIndexOf(otherWords, segment.text) > lastIndexOf(selfWords, segment.text))
    return { status: 'other', verb }
  return null
}

export function speaksOfOther(segment: Segment): boolean {
  return (
    lastIndexOf(otherWords, segment.text.replaceAll(ownBaby, '')) >
    lastIndexOf(selfWords, segment.text.replaceAll(ownBaby, ''))
  )
}
