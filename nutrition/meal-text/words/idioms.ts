/** Idioms that contain the name of a food but mean no food, in plain words (lower case, no accents). */
const idioms = `
pao que o diabo amassou | batata quente na mao | com a batata quente | batata da perna | galinha dos ovos de ouro | ovos de ouro
leite derramado | leite de pedra | cereja do bolo | farinha do mesmo saco | alhos por bugalhos | alhos com bugalhos
encher linguica | enchendo linguica | acabou em pizza | terminou em pizza | tudo em pizza | pisar em ovos | pisando em ovos | pelo em ovo | ovo de colombo
sopa no mel | mel na chupeta | pagar o pato | pagou o pato | pagando o pato | paguei o pato | cara de tacho | dar uma banana
preco de banana | republica das bananas | plantar batata | plantar batatas | ir para o brejo
que a vaca tussa | a vaca foi pro brejo | vender o peixe | vendendo o peixe | vender meu peixe | filho de peixe | peixe fora d agua
meu docinho | doce ilusao | sal da terra | carne e osso | carne viva | unha e carne
frigir dos ovos | comer poeira | comi poeira | comer bola | comi bola | comi mosca | comer mosca | comendo mosca
engolir sapo | engoli sapo | engoli um sapo | engoli sapos | engolir sapos | cha de cadeira | cha de sumico | cha de bebe | cha de panela
cha revelacao | cha de cozinha | cha de fralda | cha de lingerie | casa da mae joana | cor de vinho | cor de mel | cor de cafe | cor de abobora
cor de rosa | verde limao | verde oliva | amarelo ovo | rosa cha | laranja mecanica | foi um mamao com acucar
foi mamao com acucar | era mamao com acucar | manga da camisa | manga da blusa | manga comprida | manga curta
pe na jaca | viajei na maionese | viajou na maionese | viajar na maionese | viajando na maionese | pagar mico | cara de pau | bala perdida | bala de borracha | descascar o abacaxi | descascar abacaxi
que abacaxi | abacaxi para resolver | abacaxi pra resolver | deu bolo | me deu bolo | deu um bolo | dar bolo | levar um bolo | levei um bolo
massa de ar | rosa dos ventos | abobrinha nenhuma | falando abobrinha | falar abobrinha | mao na massa | cabeca de vento | pau a pau
angu de caroco | olho de peixe | cabeca de bagre | chorar pitanga | chorar as pitangas | lua de mel
meu mel | cor de laranja | cor laranja | casca de banana | peru e chile
meu joelho | meus joelhos | no joelho | nos joelhos | machuquei o joelho | operei o joelho | torci o joelho | bati o joelho
ultrassom do joelho | ressonancia do joelho | cirurgia do joelho | exame do joelho | dor do joelho | joelho doendo | joelho inchado
`
export const idiomPhrases: readonly string[] = idioms
  .split(/[|\n]/u)
  .map((phrase) => phrase.trim())
  .filter(Boolean)
