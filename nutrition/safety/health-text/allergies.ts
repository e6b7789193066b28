import type { IdentityId } from '../../foods/identity/identity-id.ts'
import { findIdentity, nameOf } from '../../foods/identity/identity-table.ts'
import { identitiesIn } from '../../foods/identity/read-identities.ts'
import { type ListState, assertionStatusOf } from './context.ts'
import type { HealthFinding, HealthTextField } from './health-text.ts'
import type { Concept } from './lexicon/concept.ts'
import { quoteOf, type Segment } from './segments.ts'

export interface AllergyReading {
  readonly findings: readonly HealthFinding[]
  readonly unread: readonly string[]
  readonly isUnderstood: boolean
  /** True when the segment names allergies. A lone food in the next list segment then counts as an allergy too. */
  readonly isList: boolean
}

const nothing: AllergyReading = { findings: [], unread: [], isUnderstood: false, isList: false }

/** Matches words that precede the food: "alergia a …", "intolerante a …", "reação com …". */
const foodAfter =
  /\b(?:alerg\w+|intoler\w+|hipersensib\w+|sensibilidade|sensivel|reacao|reajo|urticaria|aplv|aps)(?: (?:alimentar|alimentares|alergica|muito|bem|grave|severa|forte|leve|braba|demais|mortal|gravissima|seria|desde crianca))*(?:$| (?:\w+ )?(?:a|ao|aos|as|de|d[ao]s?|com|por|para|quando como|se como|em)(?: |$))/
/** Matches words that follow the food: "camarão me dá alergia", "kiwi me empola". */
const foodBefore =
  /\b(?:da|dao|deu|causa\w*|provoca\w*) (?:\w+ ){0,2}(?:alergia\w*|coceira|urticaria|reacao)|\b(?:me |que me )(?:da|dao|deu|causa\w*|provoca\w*|faz|fazem|deixa\w*|traz) (?:\w+ ){0,3}(?:alergia\w*|coceira|urticaria|reacao|inchac\w+|inchad[ao]|falta de ar|bolinha\w*|empolad[ao]|irritacao|mal|placas|vermelh\w+|diarreia|vomito)|\bme (?:empola\w*|incha\w*|mata\w*|fecha\w* a (?:garganta|glote)|derruba\w*)/
/**
 * Matches a reaction that precedes the food: "fico empolada se como camarão", "não posso nem chegar perto de amendoim".
 */
const foodAfterReaction =
  /\b(?:(?:fico|incho|empolo|fiquei|passo mal|passei mal|me encho de bolinhas?|minha boca coca|minha (?:garganta|glote) fecha|coco tod[ao]|parei no (?:hospital|pronto socorro)|fui parar no (?:hospital|pronto socorro))(?: \w+){0,3} (?:com|quando como|se como|se comer|quando comi|depois de comer|ao comer|por causa de|por)|nao posso (?:nem )?(?:chegar perto d[aeo]|sentir o cheiro d[aeo]|ver|tocar em|encostar em))(?: |$)/

const otherThanFood =
  /\b(?:dipirona|novalgina|penicilina|benzetacil|amoxicilina|antibiotic\w*|sulfa|aas|aspirina|ibuprofeno|diclofenaco|anti ?inflamator\w*|paracetamol|remedio\w*|medicament\w*|anestesi\w*|iodo|contraste|latex|luva|borracha|poeira|po|acaros?|mofo|bolor|polen|flores?|grama|pelos?|gatos?|cachorr\w*|cao|caes|cavalo|animais|penas?|picada\w*|abelha\w*|vespa\w*|formiga\w*|marimbondo|mosquito\w*|inset\w*|muriçoca|muricoca|pernilongo|perfume\w*|maquiag\w*|esmalte|cosmetic\w*|creme|protetor|sabao|sabonete|amaciante|detergente|produto\w* de limpeza|cloro|tinta|cheiro\w*|fumaca|cigarro|niquel|bijuteria\w*|metal|brinco|la|tecido|sintetico|frio|calor|sol|suor|estacao|primavera|mudanca de (?:tempo|clima)|ar condicionado|respiratori\w*|de pele|na pele|sazonal|nasal|ocular|rinite|segunda feira|acordar cedo|gente|pessoas?|trabalho|ex|academia|exercicio|plumas?|cabelo|depilacao|desodorante|esparadrapo|band aid|picadas)\b/

/** Matches words that start another statement, after which the segment no longer continues a list of allergies. */
const otherStatement =
  /\b(?:tenho|sou|estou|nao|gosto|como|amo|uso|tomo|tomei|comi|comer|almocei|jantei|lanchei|bebi|fiz|quero|vou|semana|sem|com|\d+|colher\w*|fatias?|pratos?|copos?|porcao|porcoes)\b/

const concept: Concept = { code: 'alergia_grave', past: 'counts', pattern: foodAfter }

/**
 * Returns the food allergies in a segment ("alergia a kiwi e milho", "camarão me empola"). In the field `alergia`, a
 * lone food counts as an allergy. Words that name no known food are returned as `unread`.
 */
export function allergiesIn(
  segment: Segment,
  field: HealthTextField,
  text: string,
  inherited: ListState | null,
  continuesList: boolean,
  read: readonly Span[],
): AllergyReading {
  const span = allergySpan(segment, field, continuesList)
  if (!span) return nothing
  const { from, to, at } = span
  const status = assertionStatusOf(concept, segment, at, Math.max(at, to), inherited, field)
  const isList = from < segment.text.length || span.isNamed
  if (status !== 'present') {
    return { ...nothing, isUnderstood: status !== 'unsure', isList: status === 'absent' && span.isNamed }
  }
  const until = from + endOfFoods(segment.text.slice(from, to))
  const named = segment.text.slice(from, until).trim()
  const written = unreadWords(segment, from, until, read, text)
  if (written === '' && read.length > 0) return nothing
  const matches = identitiesIn(written).filter(({ id }) => findIdentity(id))
  if (matches.length > 0) {
    return {
      findings: matches.map(({ id, words }) => allergyFinding(id, field, words)),
      unread: [],
      isUnderstood: true,
      isList: true,
    }
  }
  if (otherThanFood.test(segment.text) || isEmptyAnswer(named)) {
    return { ...nothing, isUnderstood: true, isList }
  }
  return {
    ...nothing,
    unread: [written || quoteOf(segment, text)],
    isUnderstood: true,
    isList,
  }
}

export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Returns the original words between two positions of the segment's text. Leaves out words in the spans of `read`,
 * which were already understood.
 */
function unreadWords(
  segment: Segment,
  from: number,
  to: number,
  read: readonly Span[],
  text: string,
): string {
  let at = 0
  const left: string[] = []
  for (const { word, start, end } of segment.tokens) {
    const isRead = read.some((span) => at >= span.from && at < span.to)
    const written = text.slice(start, end)
    if (at >= from && at < to && !isRead && !/^coça/i.test(written)) left.push(written)
    at += word.length + 1
  }
  return left.join(' ')
}

/**
 * Returns the position in `named` where the list of foods ends and the next statement starts: "alergia a camarão comi 2
 * ovos".
 */
function endOfFoods(named: string): number {
  const next =
    /\b(?:comi|almocei|jantei|lanchei|bebi|tomei|tomo|uso|como|fiz|hoje|mas|porem|estou|sou|tenho)\b/.exec(
      named,
    )
  return next && next.index > 0 ? next.index : named.length
}

interface AllergySpan extends Span {
  /** Position in the segment's text at which negation and grammatical person are determined. */
  readonly at: number
  readonly isNamed: boolean
}

function allergySpan(segment: Segment, field: HealthTextField, continuesList: boolean): AllergySpan | null {
  const { text } = segment
  const end = text.length
  const reaction = foodAfterReaction.exec(text)
  if (reaction)
    return { from: reaction.index + reaction[0].length, to: end, at: reaction.index, isNamed: true }
  const before = foodBefore.exec(text)
  if (before) return { from: 0, to: before.index, at: before.index, isNamed: true }
  const after = foodAfter.exec(text)
  if (after && !/^(?:rinite|dermatite|asma|bronquite|conjuntivite|urticaria|tosse|sinusite)\b/.test(text)) {
    return { from: after.index + after[0].length, to: end, at: after.index, isNamed: true }
  }
  if (field === 'alergia' || (continuesList && segment.opening === 'list' && !otherStatement.test(text))) {
    return { from: 0, to: end, at: end, isNamed: false }
  }
  return null
}

const emptyAnswer =
  /^(?:(?:nao|nada|nenhuma?|nunca|sem|que eu saiba|tenho|alergias?|nda|nd|x|ok|gracas a deus|conhec\w+|so|ainda|por enquanto|de|como|tudo|ate|gosto|evito|jilo|alergica?o?)\b ?)+/

function isEmptyAnswer(named: string): boolean {
  return emptyAnswer.test(named) || /\b(?:gosto|odeio|detesto|evito|prefiro|como de tudo)\b/.test(named)
}

function allergyFinding(id: IdentityId, field: HealthTextField, words: string): HealthFinding {
  const name = nameOf(id)
  return {
    key: `alergia:${id}`,
    code: 'alergia',
    identity: id,
    field,
    words,
    label: `Alergia: ${name.toLowerCase()}`,
    effect: `sem ${name.toLowerCase()} em nenhuma receita`,
  }
}
