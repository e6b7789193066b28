import { normalizeText } from '../../foods/normalize-text.ts'
import type { HealthTextField } from './health-text.ts'
import type { Segment } from './segments.ts'

/** Words without meaning for health. A segment with only such words raises no question. */
const neutral = new Set(
  `a o as os um uma uns umas de da do das dos em na no nas nos por pela pelo pelos para com sem e ou que se ja ainda tambem muito muita muitos
  pouco pouca bem mal mais menos so apenas quase sempre nunca vez vezes todo toda todos todas dia dias semana semanas mes meses ano anos hora horas
  hoje ontem amanha agora atras ha faz tem desde ate quando eu me mim meu minha meus minhas ser estar ter nada nenhum nenhuma nao ok sim
  obrigado obrigada gracas deus livre leve moderada moderado controlado controlada controlo tratado tratada tudo normal normais saudavel saude
  manha tarde noite jejum mg ml g mcg comprimido comprimidos gotas dose direto continuo isso esse essa este esta aqui la medico medica doutor
  doutora nutricionista endocrino exame exames resultado feliz correr caminhar treino academia peso quilos kg comer comida vida rotina trabalho casa
  filhos marido familia idade nda nd fome sono cansaco preguica alergia alergias intolerancia intolerancias doenca doencas remedio remedios cirurgia
  cirurgias limitacao limitacoes medicamento medicamentos problema problemas saude pesado curado curada resolvido resolvida passou sumiu suspenso suspensa suspendi cicatrizado cicatrizada expeli
  normalizou devagar devagarinho completos completo ela ele elas eles daquela daquele que intolerante gracas benigna benigno voltou nunca ultima
  ultimo ativo ativa tempo certo alta recebi tive desisti enquanto 100 rim sozinho sozinha faco
  dinheiro pouco biopsia curou farmaceutica visse uai bah tche medo
  depois mamadeira formula inchada casado casada solteiro solteira viuvo viuva plantao plantoes correria inclusive forte fraco jovem velha velho homem mulher forma otima otimo brincadeira liberou sarou sarei nutri fisio receita calorao adulto adulta adultos
  partiu conheco entao vai vou fui foi era mesmo mesma sei cuida receitou passou mandou zoeira zuera gripe ressaca`.split(
    /\s+/,
  ),
)

/** Matches verbs of ordinary statements, and verb endings of the past and the gerund. */
const verb =
  /^(?:como|durmo|bebo|gosto|evito|moro|trabalho|acho|vou|foi|era|e|eh|esta|tem|tinha|sei|posso|pode|serve|parece|peso|pesava|sou|estou|tenho|faco|fiz|uso|quero|queria|preciso|prefiro|ando|treino|carrego|corro|odeio|amo|vivo|cozinho|kk+|\w{2,}(?:ei|amos|emos|ava|avam|ando|endo|indo|aram|eram))$/

/** Matches words with the ending of a diagnosis: gastr-ite, fibr-ose, carcin-oma … */
const clinical =
  /^(?!noite|leite|apetite|azeite|limite|convite|aceite|sintoma|aroma|diploma|idioma|frutose|lactose|glicose|sacarose|dose|quite|evite|permite)\w{3,}(?:ite|ose|emia|oma|patia|algia|plegia|trofia|penia|uria|tenia|ectomia|scopia|plastia|stomia|cele|rragia|megalia|lise)s?$/

/** Matches phrases for a normal examination result. */
const normalResult =
  /\b(?:norma(?:l|is)|otim[ao]s?|perfeit[ao]s?|negativ[ao]s?|zerad[ao]s?|bo[ao]s?|bom|ok|tudo certo|sem alterac\w+|em dia|liberad[ao]s?)\b/

/** Returns whether words have no meaning for health. */
export function isNeutral(words: string): boolean {
  return normalizeText(words)
    .split(' ')
    .every((word) => neutral.has(word))
}

/** Returns whether a segment has only neutral words: "graças a Deus". */
export function isAside({ tokens }: Segment): boolean {
  return tokens.every(({ word }) => neutral.has(word))
}

/** Returns whether a segment has a word for an illness or with the ending of a diagnosis. */
export function namesIllness({ tokens }: Segment): boolean {
  return tokens.some(({ word }) => /^(?:doencas?|sindromes?|transtornos?)$/.test(word) || isClinical(word))
}

function isClinical(word: string): boolean {
  return !neutral.has(word) && clinical.test(word)
}

const longestAnswer = 5

/**
 * Returns whether a segment that was not understood needs the follow-up question. It does if it has a clinical word or,
 * in a field about health, if it is an answer of at most five words without a verb ("miastenia gravis"). A normal
 * result never does.
 */
export function needsQuestion({ tokens, text }: Segment, field: HealthTextField): boolean {
  if (normalResult.test(text)) return false
  const content = tokens.filter(({ word }) => !neutral.has(word) && !/^\d+\w{0,3}$/.test(word))
  if (content.length === 0) return false
  if (content.some(({ word }) => isClinical(word))) return true
  if (field === 'objetivo' || field === 'semana' || field === 'refeicao' || field === 'alergia') return false
  const isAnswer = tokens.length <= longestAnswer && !tokens.some(({ word }) => verb.test(word))
  return isAnswer && content.some(({ word }) => word.length >= 3)
}
