import { matchesIn } from './pattern-matches.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import { findIdentity } from '../../foods/identity/identity-table.ts'
import { type IdentityMatch, identitiesIn } from '../../foods/identity/read-identities.ts'
import { outgrown, unknownTrigger } from './allergies.ts'
import { speaksOfOther } from './context.ts'
import { longAgo } from './cues.ts'
import type { HealthTextField } from './health-text.ts'
import { quoteOf, type Segment } from './segments.ts'

/** Reactions that hardly anything but an allergy explains. */
const reaction =
  /\b(?:urticaria|empol\w+|empip\w+|encaroc\w+|verg(?:oes|ao)|calombos?|placas? (?:n[ao]|vermelh|pelo|no)\w*|ench\w+ de (?:placas?|bolinhas?)|bolinhas? (?:vermelhas?|n[ao]|pelo)|anafil\w+|choque(?= |$)(?! (?:de|cultural|eletrico|termico))|glote|(?:garganta|goela) (?:\w+ ){0,2}(?:fech|trav|apert|arranh|inch|coc)\w*|(?:fech|trav|apert|arranh)\w* (?:a |minha )?(?:garganta|goela)|lingua (?:\w+ ){0,2}(?:inch|gross|dobra|cresc|adormec|formig|dorm|coc|quente)\w*|(?:labios?|beico|boca) (?:\w+ ){0,2}(?:inch|form|coc|pinic|vir|adormec)\w*|(?:cara|rosto|olhos?|palpebras?) (?:\w+ ){0,2}inch\w*|inch(?:a|o|ou|ei|am) com|inch\w+ (?:[ao]s? |minha |meus? )?(?:cara|rosto|boca|labios?|lingua|beico|olhos?)|(?:peito|pulmao) (?:\w+ ){0,1}chi(?:a|ando|ou)\b(?! n[ao] (?:chapa|frigideira|panela|grelha))|chi(?:a|ando|eira) (?:\w+ )?(?:n?o )?peito|bombinha (?:de asma|na hora)|(?:uso|usar|precis\w+ d[ae]|pux\w+|corr\w+ para) (?:a )?bombinha|(?:falta de|sem) ar|adrenalina|epinefrina|epipen|alerg\w+|aplv|uti|(?:parei|parou|parar|fui|foi|corr[io]\w*|corro|lev(?:ei|aram|ou)|sai|saio|internad[ao]|internei|internou|acab(?:ei|ou)|termin(?:ei|ou)) (?:\w+ ){0,4}(?:pronto socorro|posto de saude|hospital|ps|uti|upa|emergencia)|coc\w+ (?:o corpo|inteir[ao]|tod[ao]|a pele|a garganta|o ceu da boca|a boca|feito|a lingua|ate)|ceu da boca (?:\w+ ){0,2}(?:coc|pinic|formig)\w*|corpo (?:\w+ ){0,2}(?:vermelh|pintad|cocando|empol|inchad|manchad)\w*|(?:tod[ao]|fica|fico) (?:pintad[ao]|manchad[ao]|pintadinh[ao])|pele (?:\w+ ){0,2}(?:lixa|placas|estour|ferid|vermelh|pipoc|coc|queim)\w*|viro (?:um |uma )?(?:baiacu|balao|pimentao|lixa)|asma (?:que |so |ataca |\w+ )*(?:quando|se|com|na hora)|(?:nao|sem) toler\w+)/g
/** Matches a reaction that also has many other causes, so that it must be said to come from the food. */
const ambiguous =
  /^(?:(?:falta de|sem) ar|uti|pronto socorro|posto de saude|hospital|ps|bombinha|choque|asma|pele|olhos?|cara|rosto)/
const causal =
  /\b(?:com|quando|se|que|porque|senao|por causa|me|nem|toda vez|sempre que|depois|da ultima|ja|deu|parei|fui|foi|viro|desde|fora)\b/
/** Matches reasons why words of the body say nothing about a food. */
const unrelated =
  /\b(?:glicose|glicemia|hipoglicem\w+|resfriad\w+|gripad\w+|gripe|inflamad\w+|virose|covid|sinusite|polen|poeira|po|acaros?|gatos?|cachorr\w+|cadela|picada\w*|abelha|inset\w+|mosquit\w+|esmalte|niquel|sol|suor|perfume|dipirona|remedio|boleto|segunda feira|escada|ladeira|calor de matar|bolso|de tanto (?:comer|pao)|visita no hospital|chapa)\b/
const grave =
  /\b(?:anafil\w+|choque|glote|(?:garganta|goela)(?! (?:arranh|coc))|lingua (?:\w+ ){0,2}(?:inch|gross|dobra|cresc)\w*|emergencia|(?:labios?|beico) (?:\w+ ){0,2}(?:inch|vir)\w*|inch\w+ (?:[ao]s? )?(?:labios?|lingua|beico)|falta de ar|adrenalina|epinefrina|epipen|uti|pronto socorro|ps)\b/

/** Matches words that refuse a food, in the field about allergies and before or after its name. */
const refusal =
  /\b(?:nunca(?! (?:tive|comi|provei|e demais|testei|soube|descobri|fui|deu|senti))|jamais|nem pensar|nem (?:ver|cheirar|beijar|tocar|encostar|chegar perto|sonhando|morta|morto|pintad[ao])|proibid[ao]s?|vetad[ao]s?|banid[ao]s?|longe d[aeo]s?|passo longe|fujo d[aeo]s?|corro d[aeo]s?|de jeito nenhum|(?<!(?:com[eoi]|comer|jant\w+|almoc\w+|feita?) )fora(?= por favor|$| d[ao] cardapio| sempre))\b/
const fine =
  /\b(?:normal|de boa|numa boa|(?<!nao )(?:pode|posso)|beleza|tudo bem|liberad[ao]s?|sem problema|tranquil[ao]|libero|ok|como sem)\b|\bcomo (?:bem|tambem|sem)\b/
const denied =
  /\b(?:nao (?:me )?(?:da|deu|tenho|tive|sou|causa|tem|faz)|nunca (?:me )?(?:deu|tive|fez)|sem alergia|nenhuma)\b/

/** Matches people who share the meals. */
const eatsAlong =
  /\b(?:almoc|jant|lanch|com|vem|vir|fica|visit|hosped|mora|pass|dorm|cozinh|cardapio|marmita|aqui|comigo|gente|familia|casa|receb|convid)\w*/
const child =
  /\b(?:filh\w+|net[ao]s?|netinh\w+|cacula|pequen[ao]s?|bebe|menin[ao]s?|gemeos|sobrinh\w+|entead[ao]s?|afilhad[ao]s?|prim[ao]s?|crianca\w*)\b/

/** The writer's child, and the parts of its body, as the one who reacts: "o bebê empolou", "a boca do meu filho". */
const ownChild =
  '(?:bebes?|bebezinh[ao]|recem nascid[ao]|rn|filh[ao]s?|filhinh[ao]|menin[ao]s?|pequen[ao]|cacula)'
const childBefore = new RegExp(`\\b${ownChild}\\b(?!.*\\b(?:me|eu|fiquei|fico|minh[ao]|meu)\\b)`)
const childAfter = new RegExp(`^(?: (?!eu\\b|me\\b)\\w+){0,2} ${ownChild}\\b`)
const infant = /\b(?:bebes?|bebezinh[ao]|recem nascid[ao]|rn)\b/
/** Matches a child who gets the writer's food: at the table, or by her milk. */
const sharesFood =
  /\b(?:amament\w+|mam(?:a|ando|ar|ou)|peito|meu leite|leite materno|figuramamando|comigo|conosco|com a gente|mesma (?:comida|panela)|cardapio|marmitas?|(?:almoca|janta|lancha|come) (?:aqui|em casa|junto))\b/

export interface AllergySign {
  readonly identity: IdentityId
  readonly words: string
  readonly isGrave: boolean
  /** Segment of the reaction. */
  readonly segment: Segment
}

/**
 * Returns the foods that a reaction or a refusal in the same statement marks as an allergy, also that of a guest or a
 * child who eats along: "minha netinha almoça aqui e não pode nem cheirar ovo que o peito chia".
 */
export function allergySignsIn(
  segments: readonly Segment[],
  field: HealthTextField,
  text: string,
): AllergySign[] {
  const whole = segments.map((segment) => segment.text).join(' , ')
  if (unrelated.test(whole)) return []
  return segments.flatMap((segment, index) => {
    if (segment.isQuestion || denied.test(segment.text)) return []
    if (unknownTrigger.test(segment.text) || isPast(segment, segments[index + 1])) return []
    const reactions = matchesIn(reaction, segment.text)
      .map(([words]) => words)
      // Stated allergies of the writer are read by `allergiesIn`.
      .filter((words) => !isStated.test(words) || (field !== 'alergia' && speaksOfOther(segment)))
    const isRefused = field === 'alergia' && refusal.test(segment.text)
    if (reactions.length === 0 && !isRefused) return []
    const told = { ...segment, text: segment.text.replaceAll(/\bpor (?:causa|conta) del[ae]s?\b/g, '') }
    if (speaksOfOther(told) && !(eatsAlong.test(whole) && (field === 'semana' || child.test(whole))))
      return []
    const sharesMeals =
      field === 'alergia' || sharesFood.test(whole) || (field === 'semana' && !infant.test(whole))
    if (!sharesMeals && isOfOwnChild(segment)) return []
    const own = foodsOf(segment, text)
    const isClear =
      field === 'alergia' || reactions.some((words) => !ambiguous.test(words)) || causal.test(segment.text)
    if (!isClear) return []
    const isDirect =
      /\bpor (?:causa|conta) (?:dele|dela|disso|deles)\b/.test(segment.text) ||
      isRefused ||
      field === 'alergia' ||
      reactions.some((words) => !ambiguous.test(words))
    const foods =
      own.length > 0 || !isDirect
        ? own
        : ([foodsBefore(segments, index, text), foodsAfter(segments[index + 1], text)].find(
            (named) => named.length > 0,
          ) ?? [])
    if (foods.length === 0 || (foods.length > 2 && field === 'refeicao')) return []
    const isGrave = reactions.some((words) => grave.test(words))
    return foods.map(({ id, words }) => ({ identity: id, words, isGrave, segment }))
  })
}

const isStated = /^(?:alergi[ac]|aplv)/

function isPast({ text }: Segment, next: Segment | undefined): boolean {
  return (
    /\b(?:tinha|era|fui)\b/.test(text) ||
    longAgo.test(text) ||
    /\balergista (?:me )?(?:deu alta|liberou)/.test(text) ||
    (next !== undefined && outgrown.test(next.text))
  )
}

function isOfOwnChild({ text }: Segment): boolean {
  return matchesIn(reaction, text).every(
    ({ index, 0: words }) =>
      childBefore.test(text.slice(0, index)) || childAfter.test(text.slice(index + words.length)),
  )
}

/** Returns the foods of the nearest of the two segments before that names foods and does not say that they are fine. */
function foodsBefore(segments: readonly Segment[], index: number, text: string) {
  for (const back of [1, 2]) {
    const before = segments[index - back]
    if (!before || segments[index - back + 1]?.opening === 'new') return []
    const foods = fine.test(before.text) ? [] : foodsOf(before, text)
    if (foods.length > 0) return foods
  }
  return []
}

function foodsAfter(next: Segment | undefined, text: string): IdentityMatch[] {
  return next?.opening === 'list' && !fine.test(next.text) ? foodsOf(next, text) : []
}

/**
 * Returns the foods that a segment names, without words of a reaction ("chia") or of a pan. Of "X de Y" only Y counts if
 * both are foods. Empty if the segment only says that the food is fine.
 */
function foodsOf(segment: Segment, text: string): IdentityMatch[] {
  if (fine.test(segment.text) && !reaction.test(segment.text) && !refusal.test(segment.text)) return []
  reaction.lastIndex = 0
  const written = quoteOf(segment, text)
    .replaceAll(/\b(?:o |a )?peito (?:\p{L}+ )?chi\p{L}+|\bchi(?:a|ando|ou)\b/giu, ' ')
    .replaceAll(/\bvir\p{L}+ (?:um|uma|dois) \p{L}+/giu, ' ')
    .replaceAll(/\bna (?:comida|panela|receita)\b/giu, ' ')
  return namedIn(written).filter(({ id, words }, index, all) => {
    if (!findIdentity(id)) return false
    const next = all[index + 1]
    return !(next && written.includes(`${words} de ${next.words}`))
  })
}

/** Names of foods with another meaning ("noz", "clara") are recognized only in short texts. */
function namedIn(written: string): IdentityMatch[] {
  const whole = identitiesIn(written).filter(({ words }) => !ofBody.test(words))
  if (whole.length > 0) return whole
  return written
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 2 && !ofBody.test(word))
    .flatMap((word) => identitiesIn(word))
}

/** Words of the body that are also foods: "cara" resembles the yam "cará". */
const ofBody = /^(?:car[ao]|peito|l[ií]ngua|cora[cç][aã]o|f[ií]gado|pele|passo|pulm[aã]o)$/i
