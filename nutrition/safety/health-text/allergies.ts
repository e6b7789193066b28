import { itemAt } from '../../shared/collections/lookup.ts'
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
  /** True when the segment names foods that are eaten without harm. */
  readonly eats: boolean
}

/** Context of a segment in its text. */
export interface AllergyPlace {
  /** True when this segment continues a list of allergies. */
  readonly continuesList: boolean
  /** True when the segment before names foods that are eaten without harm. */
  readonly eatsBefore: boolean
  /** True when the segment before states an allergy. */
  readonly allergicBefore: boolean
  readonly following: string
}

const nothing: AllergyReading = { findings: [], unread: [], isUnderstood: false, isList: false, eats: false }

/** Matches words that precede the food: "alergia a …", "intolerante a …", "reação com …". */
const foodAfter =
  /\b(?:alerg\w+|intoler\w+|hipersensib\w+|sensibilidade|sensivel|reacao|reajo|urticaria|aplv|aps)(?: (?:alimentar|alimentares|alergica|muito|bem|grave|severa|forte|leve|braba|demais|mortal|gravissima|seria|desde crianca))*(?:$| (?:\w+ )?(?:a|ao|aos|as|de|d[ao]s?|com|por|para|quando como|se como|em)(?: |$))/
/** Matches words that follow the food: "camarão me dá alergia", "kiwi me empola". */
const foodBefore =
  /\b(?:da|dao|deu|causa\w*|provoca\w*) (?:\w+ ){0,2}(?:alergia\w*|coceira|urticaria|reacao)|\b(?:me |que me )(?:da|dao|deu|causa\w*|provoca\w*|faz|fazem|deixa\w*|traz) (?:\w+ ){0,3}(?:alergia\w*|coceira|urticaria|reacao|inchac\w+|inchad[ao]|falta de ar|bolinha\w*|empolad[ao]|irritacao|mal|placas|vermelh\w+|diarreia|vomito)|\bme (?:empola\w*|empip\w+|incha\w*|mata\w*|fecha\w* a (?:garganta|glote)|derruba\w*)/
/** Matches a food that is left out because of an allergy: "sem ovo que sou alérgica". The food is in group 1. */
const foodBeforeReason =
  /\b(?:sem|nada de|com|comer|evit\w+|tir[ae]\w*|nao (?:como|tomo|bebo)) ((?:\w+ ){1,4}?)(?:(?:que|porque|por que|ja que|pois) (?:eu )?(?:sou (?:muito )?alerg\w+|tenho (?:muita )?alerg\w+)|por (?:causa d[ae] )?(?:minha )?alerg\w+)$/
/** Matches a food between its condition and the reaction: "quando como caranguejo fico empolada". One group is the food. */
const foodBetween =
  /\b(?:quando|sempre que|toda vez que|se) (?:eu )?(?:como|comer|tomo|bebo) ((?:\w+ ){1,4}?)(?:eu )?(?:fico|minha|meu|me|incho|empolo|passo mal|da|coca|comeco a) (?=(?:\w+ ){0,4}?(?:empol|inch|coc|placa|bolinha|urticaria|falta de ar|vermelh|mal\b|ferid|garganta|boca|labio))|\b(?:como|comi|tomei) ((?:\w+ ){1,4}?)e (?:fico|fiquei|inch|empol|me d|d[ae]|comec)\w*(?=(?: \w+){0,3}? (?:empol|urticaria|inch|coc|placa|falta de ar|bolinha))|\bcomi ((?:\w+ ){1,4}?)e (?:o|a|os) (?:beico|boca|labios?|lingua|garganta|cara|rosto|olhos?|pele) (?:\w+ )?(?:inch|coc|empol|fech)/
/** Matches an exclusion that the next words explain as an allergy: "não posso com amendoim, sou alérgica". */
const excluded = /\bnao (posso|como)(?: comer| com| nem com)? ((?:\w+ ){0,3}\w+)$/
/** Matches a food that is refused after its name: "camarão não posso", "só camarão que não". */
const refused = /^((?:\w+ ){1,4}?)(?:eu )?nao (?:posso|pode)(?: comer| com| nem ver)?$/
const excepted = /\b(?:so|menos) (?:o |a )?((?:\w+ ){1,3}?)que nao(?: posso| pode| da)?$/
const saysAllergic = /^(?:eu )?(?:sou (?:muito |super )?alergic[ao]s?|tenho (?:muita )?alergia)$/
/** Matches an unknown trigger, which asks instead of excluding a whole family: "algum tempero me empola". */
export const unknownTrigger =
  /\b(?:algum(?:a|as|ns)? (?:coisa|tempero|frutas?|alimento|comida|ingrediente|conservante|corante|molho|fruto|produto|marca)s?|algo|nao (?:sei|lembro|descobri|descobriram)|nunca (?:descobri|soube|descobriram)|desconhecid[ao]|sem saber)\b/
/** Matches an unnamed food in a list of allergies: "leite e algum conservante". */
const unnamedFood = /(?<![a-z])algum(?:a|as|ns)? \p{L}+|(?<![a-z])algo(?![a-z])/giu
const listsUnnamed = / e (?:[ao]s? )?algum(?:a|as|ns)? \w+$|\balgum(?:a|as|ns)? (?!coisa)\w+ e /
/** Matches words that the writer does not know the trigger. */
const notKnown =
  /\b(?:nao (?:sei|lembro|descobri|descobriram)|nunca (?:descobri|soube|descobriram)|desconhecid[ao]|sem saber)\b/
/** Matches a food that is only denied, as an allergy or as a food: "ovo não". */
const onlyDenied = /^((?:\w+ ){1,3})nao$/
/** Matches foods that are eaten without harm: "como de tudo", "leite eu tomo de boa". */
const eaten =
  /^(?:(?:mas|so|ja|eu|inclusive|e|sempre|hoje|ate|porque|que|traco) )*(?:como|bebo|tomo|amo|adoro|gosto|consumo|posso comer|traco)\b|\b(?:de boa|sem problema\w*|numa boa|tranquil\w+|(?:como|tomo) (?:eu )?(?:bem|normal\w*)|liberad[ao]s?|(?:pode|posso)(?: sim)?|eu (?:como|tomo|bebo))$/
const disliked =
  /^(?:(?:eu|so|mas) )*(?:detesto|odeio|nao (?:gosto|curto|suporto)|enjo(?:ei|o)|cansei|tenho nojo|nao como (?:\w+ ){1,4}porque nao gosto)\b/
const harm =
  /\b(?:menos|exceto|fora|tirando|so nao|nao posso|me (?!acabo|amarro)\w+|alerg\w+|coc\w+|pinic\w+|inch\w+|empol\w+|empip\w+|placas?|urticaria|reacao|passo mal|vomito|diarreia|bolinhas?|falta de ar|fech\w+|ferid\w+|hospital)\b/
/** Matches an exception of "I eat everything" or "none": "de tudo como, menos abacaxi". */
const exception =
  /\b(?:menos|exceto|tirando|fora|so nao(?! (?:gost|curt|suport|sou|tenho))(?: (?:posso|como|da))?(?: com)?|a nao ser|apenas|unica coisa que (?:eu )?nao (?:posso|como)(?: comer)?(?: e)?) /
/** Matches an allergy or a reaction, also in the segment after the food: "amo camarão, mas me empola". */
const reacts =
  /\b(?:alerg\w+|intoler\w+|\w*sensi\w+|aplv|aps|coc\w+|pinic\w+|inch\w+|empol\w+|empip\w+|placas?|urticaria|reacao|reajo|pass(?:o|ei) mal|bolinhas?|falta de ar|fech\w+|me faz\w* mal|hospital)\b/
/** Matches a denied reaction: "não me faz mal nenhum". */
const harmless = /\bnao (?:me )?(?:faz\w*|da|causa\w*|deu|tenho|e) (?:mal|alergia|reacao|nada)\b/
/** Matches words that an allergy was outgrown: "tinha alergia a leite, hoje tomo normal". */
export const outgrown =
  /^(?:(?:mas|hoje|ja|agora|depois|e|eu|gracas a deus|so que|(?:com|aos|depois dos|la pelos) (?:\d+|\w+)(?: anos)?) )*(?:(?:o |a |meu |minha )?(?:alergista|pediatra|medic[oa]|doutora?) (?:me )?(?:deu alta|liberou)|passou|sarei|sumiu|curou|curei|foi embora|nao (?:mais|tenho)|curad[ao]|superei|(?:como|tomo|consumo) (?:de tudo|normal\w*|sem problema|tranquil\w+|de boa)|nao tenho mais|acabou)\b/
const outgrownAt =
  /\bso (?:na infancia|quando (?:era )?(?:crianca|bebe))$|\bate (?:os )?\w+ (?:anos|aninhos|meses)(?: de idade)?$/
const wasAllergic = /\b(?:tinha|tive|era|fui)\b/

/**
 * Matches a reaction that precedes the food: "fico empolada se como camarão", "não posso nem chegar perto de amendoim".
 */
const foodAfterReaction =
  /\b(?:(?:fico|incho|empolo|fiquei|passo mal|passei mal|me encho de bolinhas?|minha boca coca|minha (?:garganta|glote) fecha|coco tod[ao]|parei no (?:hospital|pronto socorro)|fui parar no (?:hospital|pronto socorro))(?: \w+){0,3} (?:com|quando como|se como|se comer|quando comi|depois de comer|ao comer|por causa de|por)|nao posso (?:nem )?(?:chegar perto d[aeo]|sentir o cheiro d[aeo]|ver|tocar em|encostar em)|unica coisa que (?:eu )?nao (?:posso|como)(?: comer)?(?: e)?)(?: |$)/

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
  { continuesList, eatsBefore, allergicBefore, following }: AllergyPlace,
  read: readonly Span[],
): AllergyReading {
  const eats = eatsIn(segment, field, eatsBefore, following)
  if (eats) return { ...nothing, isUnderstood: true, eats }
  if (field === 'alergia' && allergicBefore && /^(?:menos|exceto|tirando|fora) /.test(segment.text))
    return { ...nothing, isUnderstood: true }
  if (eatsBefore && /^(?:\w+ ){1,4}nao$/.test(segment.text))
    return { ...nothing, unread: [quoteOf(segment, text)], isUnderstood: true }
  const span = allergySpan(segment, field, continuesList, following)
  if (!span) return nothing
  const { from, to, at } = span
  const status = span.isException
    ? 'present'
    : assertionStatusOf(concept, segment, at, Math.max(at, to), inherited, field)
  const isList = from < segment.text.length || span.isNamed
  if (status === 'unsure' && field === 'alergia')
    return { ...nothing, unread: [quoteOf(segment, text)], isUnderstood: true }
  const denied = field === 'alergia' && inherited === null && onlyDenied.exec(segment.text)?.[1]
  if (status === 'absent' && denied && segment.opening === 'new' && identitiesIn(denied).length > 0)
    return { ...nothing, unread: [quoteOf(segment, text)], isUnderstood: true }
  if (status !== 'present') {
    return { ...nothing, isUnderstood: status !== 'unsure', isList: status === 'absent' && span.isNamed }
  }
  if (wasAllergic.test(segment.text) && (outgrown.test(following) || outgrownAt.test(segment.text)))
    return { ...nothing, isUnderstood: true }
  const until = from + endOfFoods(segment.text.slice(from, to))
  const named = segment.text.slice(from, until).trim()
  const written = unreadWords(segment, from, until, read, text)
  if (unknownTrigger.test(segment.text) || (field === 'alergia' && notKnown.test(following))) {
    const isListed =
      field === 'alergia' && (!unknownTrigger.test(segment.text) || listsUnnamed.test(segment.text))
    const known = isListed && !notKnown.test(segment.text) && !notKnown.test(following)
    const foods = known ? identitiesIn(written.replaceAll(unnamedFood, '')) : []
    return {
      ...nothing,
      findings: foods
        .filter(({ id }) => findIdentity(id))
        .map(({ id, words }) => allergyFinding(id, field, words)),
      unread: [quoteOf(segment, text)],
      isUnderstood: true,
      isList,
    }
  }
  if (written === '' && read.length > 0) return nothing
  const matches = identitiesIn(written.replace(/^aplv\b/i, 'leite')).filter(({ id }) => findIdentity(id))
  if (matches.length > 0) {
    return {
      findings: matches.map(({ id, words }) => allergyFinding(id, field, words)),
      unread: [],
      isUnderstood: true,
      isList: true,
      eats: false,
    }
  }
  if (
    (otherThanFood.test(segment.text) && !/\b(?:aliment|comida)/.test(segment.text)) ||
    isEmptyAnswer(named)
  ) {
    return { ...nothing, isUnderstood: true, isList }
  }
  // "Fiquei com ele em casa" only looks like a reaction.
  if (field !== 'alergia' && !continuesList && !reacts.test(segment.text)) return nothing
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
    /\b(?:comi|almocei|jantei|lanchei|bebi|tomei|tomo|uso|como|fiz|(?<!^ate )hoje|mas|porem|estou|sou|tenho)\b/.exec(
      named,
    )
  return next && next.index > 0 ? next.index : named.length
}

/** Returns the position after the last verb of eating: "não como mandioca porque me dá urticária". */
function lastStatement(text: string): number {
  const last = [...text.matchAll(/\b(?:como|comi|comer|tomo|tomei|bebo|uso) /g)].at(-1)
  return last ? last.index + last[0].length : 0
}

interface AllergySpan extends Span {
  /** Position in the segment's text at which negation and grammatical person are determined. */
  readonly at: number
  readonly isNamed: boolean
  /** True for the exception of "I eat everything" or "none", which a negation before or after it does not deny. */
  readonly isException?: boolean
}

/**
 * Returns whether a segment of the allergy field names foods that are eaten without harm or only disliked, or continues
 * such a list.
 */
function eatsIn(
  { text, opening }: Segment,
  field: HealthTextField,
  eatsBefore: boolean,
  following: string,
): boolean {
  if (field !== 'alergia' || harm.test(text) || /\bque nao\b/.test(text)) return false
  if (reacts.test(following.replace(harmless, '')) && identitiesIn(following).length === 0) return false
  return eaten.test(text) || disliked.test(text) || (eatsBefore && opening === 'list' && !/\bnao$/.test(text))
}

function allergySpan(
  segment: Segment,
  field: HealthTextField,
  continuesList: boolean,
  following: string,
): AllergySpan | null {
  const { text } = segment
  const end = text.length
  const milk = /\baplv\b/.exec(text)
  if (milk) return { from: milk.index, to: end, at: milk.index, isNamed: true }
  for (const [pattern, isMeant] of [
    [foodBeforeReason, true],
    [foodBetween, true],
    [excluded, saysAllergic.test(following) || (field === 'alergia' && !/\bnao como\b/.test(text))],
    [refused, field === 'alergia'],
    [excepted, field === 'alergia'],
  ] as const) {
    const match = isMeant ? pattern.exec(text) : null
    if (match) {
      const food = match[3] ?? match[2] ?? itemAt(match, 1)
      const from = text.indexOf(food, match.index)
      const isException = pattern === excepted
      return { from, to: from + food.length, at: match.index, isNamed: true, isException }
    }
  }
  const reaction = foodAfterReaction.exec(text)
  if (reaction)
    return { from: reaction.index + reaction[0].length, to: end, at: reaction.index, isNamed: true }
  const before = foodBefore.exec(text)
  if (before) {
    const from = lastStatement(text.slice(0, before.index))
    return { from, to: before.index, at: before.index, isNamed: true }
  }
  const after = foodAfter.exec(text)
  if (after && !/^(?:rinite|dermatite|asma|bronquite|conjuntivite|urticaria|tosse|sinusite)\b/.test(text)) {
    return { from: after.index + after[0].length, to: end, at: after.index, isNamed: true }
  }
  const except = field === 'alergia' ? exception.exec(text) : null
  if (except && (except.index === 0 || /\b(?:tudo|nada|nenhuma?|nao)\b/.test(text.slice(0, except.index))))
    return { from: except.index + except[0].length, to: end, at: end, isNamed: true, isException: true }
  if (field === 'alergia' || (continuesList && segment.opening === 'list' && !otherStatement.test(text))) {
    return { from: 0, to: end, at: end, isNamed: false }
  }
  return null
}

const emptyAnswer =
  /^(?:(?:nao|nada|nenhuma?|nunca|sem|que eu saiba|tenho|fiz (?:o |um )?testes?|passou|sarei|superei|hoje|alergias?|nda|nd|x|ok|gracas a deus|conhec\w+|so|ainda|por enquanto|de|como|tudo|ate|gosto|evito|jilo|alergica?o?)\b ?)+/

function isEmptyAnswer(named: string): boolean {
  return emptyAnswer.test(named) || /\b(?:gosto|odeio|detesto|evito|prefiro|como de tudo)\b/.test(named)
}

export function allergyFinding(id: IdentityId, field: HealthTextField, words: string): HealthFinding {
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
