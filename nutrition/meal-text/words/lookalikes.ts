/**
 * Everyday words (in look-up form) that `spelling.ts` would wrongly correct to a food or read as its diminutive:
 * `moeda` to `moída`, `carrinho` to `carré`. Only words that pass the rules of `spelling.ts` need to be listed.
 */
const words = `
abafa abana abarca abata ataca atraca aceite acuar acusar alcatrao ameia apresentador araxa aviador avila avoado
bacana bainha barata baratinha barrado beijo bicho bolinha bolsinho bonzinha bonzinho brito broche brotinho bruto bufao
caipora calcao calco caminha cancao canina canoinha carazinho carinha carinho carmelo carniceiro carrinho carroceiro
caruaru casaquinha castanhola clarinho comporta composta computa copinho corneteiro coroacao cotacao coube cupom curral
dormito duende durado durada
empaca engomadinho espertinho espesso expressao expressivo
fiado fisgado fitado folga
galego goiana gominho habil lacra legue leito limbo limpao lobinho
maninha manejar manta marola marte masca matinha meado medalha medina medita melancolia midia milhao mingua modela
moeda mouse movida
newton nutre ovino
paizinho palheta passea patinha pauzinho pecado penha pequim perguntada perito pertinho pesada pesado pescador pezinho
pinta piscado pleito poca ponha porquinha presenteada punha
kare tajine
risca salao salmo salomao saltada saltado saquinho saquinhos sardenha serva sopapo suprimento
table taquinho tanga tende torcia traia treco tudinho tunica
vargem venho verdinha verdinho verse vibrado vidrado vingo
`
export const lookalikes: ReadonlySet<string> = new Set(words.trim().split(/\s+/u))
