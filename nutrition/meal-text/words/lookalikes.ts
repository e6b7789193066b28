/**
 * Everyday words (in look-up form) that `spelling.ts` would wrongly correct to a food or read as its diminutive:
 * `moeda` to `moída`, `carrinho` to `carré`. Only words that pass the rules of `spelling.ts` need to be listed.
 */
const words = `
abafa abana abarca abata abraca aceite acuar acusar alcara alcatrao alcatraz ameia amorfa amorfas ananias apresentador
araxa ataca atraca atroz avara aviador avila avoado azara babel bacana bafejo bainha bandana barata baratinha barrado
batel bedel beijo bevel bichada bicho bidao boemia bolinha bolsinho bonzao bonzinha bonzinho brega brito broche
brotinho bruto bufao cabala cacatu cacoa caipora calcao calco caminha cancao candinha canga canina canoinha cantinha
carazinho careiro carinha carinho carmelo carniceiro carola carrinho carroceiro carta caruaru casao casaquinha
castanhola catalunha catre caucao cavalga cavalinho caxao checar china chulea chupe clarinho coacao coada compora
comporta composta computa contradize contrafaze copinho corina corneteiro coroa coroacao cotacao coube criquete cupom
curral curua cusco denude dormito duende durada durado empaca empoada engomadinho espertinho espesso expressao
expression expressions expressivo expressor fanga farpinha fiado filhao filmao fisgado fitado folga folhea folia
galego galero gandu garupa geada goiana gominho guianes guinea habil hangul hominho iogue jaboticatuba janelao kara
lacra lagao legue leito letao levite levites limbo limpao livor lobinho macajuba macatuba manejar maninha manja
manta marola marte masa masca matinha meado medalha mediao medina medita melancolia melgaco midia milhao milico
mimosea mingua missao mochinho modela moeda molinha mordela mouse movida muslim newton nutre ovino paizinho palama
palheta pancinha papaina parafusao passea passinho patinha pauzinho pecado penha pepsia pequim perguntada perito perl
pertinho pesada pesado pescador pestis pezinho pianco pinca pinta pique piranga pirapo piscado pitao pleito
poca ponda ponha porquinha presenteada punha quintao referi risca rosto sacolinha salao saldao salmo salomao salso
saltada saltado saquinho saquinhos sardenha serva sopapo subzona sulco sundane suprimento table tajine tanga tapinha
taquinho taxinha temp temple tempora tende terre tonia torcia traia treco trempe tripeiro tudinho tunica vargem venho
verdinha verdinho verse viado vibrado vidrado vingo
`
export const lookalikes: ReadonlySet<string> = new Set(words.trim().split(/\s+/u))
