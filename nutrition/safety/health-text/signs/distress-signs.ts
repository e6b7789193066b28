import { sign } from './sign.ts'

const family =
  '(?:filh[ao]|mae|pai|marido|espos[ao]|irma|irmao|av[oó]|net[ao]|noiv[ao]|companheir[ao]|velh[ao]|mulher|amor|namorad[ao]|amig[ao]|bebe)'
const gone =
  '(?:partiu|faleceu|morreu|se foi|deus (?:levou|chamou)|foi (?:para o ceu|embora desse mundo)|descansou)'

/** Somebody loved has died. */
export const bereaved = sign(
  `(?:${family}|el[ea]|(?:o|a) [a-z]{3,}) (?:\\w+ ){0,2}?${gone}`,
  `${gone} (?:o |a )?(?:meu |minha )?${family}`,
  `(?:enterro|velorio|morte|partida|perda) d[aeo]s? (?:meu |minha |minhas |meus )?(?:\\w+)`,
  `perdi (?:o |a |meu |minha )?(?:${family}|gemeos)(?! d[eo])|falecid[ao]|(?:tirou a propria vida|se matou|se suicidou)|viuv[ao]|viuvez|luto`,
)
/** The writer wants to be where the dead are. */
export const joinsDead = sign(
  '(?:queria|quero|vontade de|vou|ja vou ter|era) (?:\\w+ ){0,2}?(?:ir|ido) (?:junto|atras|com (?:el[ea]|voce|meu|minha)|encontrar)',
  'ir atras(?: del[ea])?|ido encontrar|ir encontrar|(?:me encontrar|encontro) com (?:el[ea]|meu|minha)|ir com ele|ir junto com ele',
  'trocar de lugar com (?:meu|minha|o|a)|(?:conto|contando) os dias|ir (?:para )?la (?:ver|com|ficar)|ir la(?=$| \\|)|(?:se|nos) ver de novo|se reencontrar|ficar junto del[ea]',
)
/** No reason to go on. */
export const noReason = sign(
  'nao (?:estou |ando )?vendo (?:\\w+ )?(?:saida|sentido|motivo)|nao (?:vejo|tenho|acho|encontro|ha|tem|sinto) (?:\\w+ )?(?:por ?que|para que|motivo|razao|sentido|graca|saida)',
  'nao (?:enxergo|vejo|tenho) (?:\\w+ )?(?:futuro|planos)|(?:comer|planejar|cozinhar|acordar|levantar|continuar|viver|insistir) (?:para que|para quem)|para que (?:comer|viver|continuar|acordar|levantar|planejar)',
  'nada (?:\\w+ )?(?:tem|faz|com) (?:\\w+ )?(?:graca|sentido)|nada (?:presta|importa|vale a pena)|tudo (?:\\w+ )?(?:cinza|vazio|preto|escuro)|nao (?:pretendo|planejo) (?:envelhecer|viver)|minha vida e um erro|ja deu',
)
/** The writer expects to be gone. */
export const absence = sign(
  '(?:nao|nem) (?:acho que )?(?:vou|irei|devo|pretendo|estarei|quero|queria) (?:mais )?(?:estar |tar |ta |esta )?(?:mais )?(?:aqui(?! (?:n[ao]s?|em|no fim|de (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)))|entre (?:vcs|voces|nos)|viv[ao]|nesse mundo|neste mundo)',
  'se (?:eu )?(?:ainda )?(?:estiver|tiver|continuar) (?:por )?(?:viv[ao]|aqui)(?! (?:n[ao]s?|em|perto))',
  '(?:sei la|nao sei|duvido) (?:se|que) (?:eu )?(?:passo|chego|acordo|duro|aguento|vou (?:estar|tar|chegar|durar))|nao passo d(?:essa|esta) (?:noite|semana)',
  '(?:depois|ai|quinta|entao) (?:\\| )?(?:eu )?(?:nao (?:vai|vou) precisar mais|posso partir|ja vou ter ido)|nao (?:vou|quero) chegar la(?= \\||$)|nao quero chegar (?:n?os|aos) \\d\\d(?: anos)?(?= \\||$)|sem planos para (?:\\w+ )?(?:em diante|depois)|posso partir|ja vou ter ido|nao tenho planos para depois|nao precisa (?:por|fazer|comprar|botar|colocar) (?:\\w+ )?compras?',
)
/** Journeys and appointments, which are no farewell. */
export const away = sign(
  'viaj\\w+|viagem|ferias|praia|sitio|hotel|intercambio|[ao] trabalho|reuniao|plantao|congresso|mudanca|mudo de casa|mudei|casa d[ao]|aeroporto|internad\\w+|cirurgia|acampamento|retiro|excursao|feriad\\w+|outra cidade|divorcio|vendi|reforma',
)
/** Leave is taken, or things are put in order as before an end. */
export const farewell = [
  sign('despedi\\w*|adeus|fiquem (?:bem|com deus)|obrigad[ao] por tudo|perdoem|me perdo\\w+|me desculpem'),
  sign('carta(?:s)?(?: (?:para|de despedida))?|bilhete|escrevi para (?:cada|todos|minha|meus?)|testamento'),
  sign(
    '(?:senhas?|conta) d[oe] (?:banco|cartao|cofre|celular)|senhas? (?:com|para|anotad\\w+)|contas? (?:todas )?(?:pagas?|em dia)|(?:paguei|pago) (?:\\w+ ){0,3}adiantado|(?:passei|transferi) (?:tudo|a casa|o carro) (?:para|pro)',
  ),
  sign(
    'doei (?:minhas|meus|tudo|as|os|todas)|(?:dei|distribui) (?:minhas|meus|todas) (?:roupas|coisas|livros)|faltam so as plantas',
  ),
  sign(
    '(?:arrum|ach|consegu|deix)\\w+ (?:\\w+ ){0,2}?(?:casa|lar|dono|dona|quem (?:cuid|fiqu)\\w+) (?:para|pro|do|da|com) (?:\\w+ )?(?:cachorr|gat|bicho|pet|passar)\\w+|deixei (?:o |a |meu |minha |meus )?(?:cachorr|gat|bicho|pet)\\w+ (?:com|na)',
  ),
  sign(
    'tchau(?=$| \\|)|beijei (?:os|as|meus|minhas)|com o nome de cada|caixas com (?:o )?nome|minha ultima(?=$| \\|)|ultima (?:ceia|refeicao|vez|semana|noite|mensagem)|paz enfim|enfim paz|cancel\\w+ (?:a )?assinatura|deixei tudo (?:pronto|organizado|em ordem|certo)',
  ),
  sign(
    '(?:nao|nada) (?:coloca\\w*|planej\\w+|precisa|marc\\w+) (?:nada |mais )*depois d[oe] (?:dia \\d+|segunda|terca|quarta|quinta|sexta|sabado|domingo)|nao precisa (?:por|fazer|comprar|botar|colocar) (?:\\w+ )?compras?|comprei so ate|nao vai precisar mais|pode deixar vazio',
  ),
]
export const weary = sign(
  '(?:eu )?cansei(?: mesmo| de tudo| demais)?(?= \\||$| d[eao] (?:tudo|lutar|tentar|mim))|cansad[ao] de (?:tudo|lutar|tentar|existir|fingir|mim)|nao (?:estou )?aguent(?:o|ando|ei)(?: mais)?(?= \\||$| (?:essa|a|minha) vida| viver| nada| tudo| estou)|exaust[ao] de|desist(?:o|i)(?= \\||$| de (?:tudo|mim|lutar|viver))|no meu limite|por um fio(?= \\||$)|chega(?= \\||$)|ja deu',
)
/** The writer is a burden, or would not be missed. */
export const burden = sign(
  'merecem? (?:uma? )?(?:\\w+ )?(?:que preste|melhor (?:do )?que (?:eu|isso))|(?:sou|virei|me sinto|me acho|so sou) (?:so )?(?:um |uma )?(?:peso|fardo|estorvo|trambolho|atraso|encosto|inutil|problema|erro|desperdicio|parasita|carga)(?= (?:para|na|n[ao]|pra|a)\\b| \\||$)',
  '(?:mundo|casa|familia|vida|todos|todo mundo|gente|el[ea]s?) (?:\\w+ ){0,6}?(?:mais |bem |muito )?(?:leve|melhor|feliz|facil|tranquil[ao]|livre|bem)(?:es)? sem (?:mim|essa velha|esse velho|eu)',
  '(?:me acho|sou|me sinto) (?:\\w+ )?(?:descartavel|invisivel|um nada|ninguem)|(?:nao faco|nao faz|nao faria|nao sou) (?:falta|diferenca)(?: \\w+)? (?:para )?ninguem|nao faco (?:falta|diferenca)|(?:mundo|ninguem|familia) nao precisa de mim|ninguem (?:ia|iria|vai|precis\\w+|sentir\\w+|not\\w+|perceb\\w+|lig\\w+) (?:\\w+ ){0,4}?(?:minha falta|de mim|se eu (?:falt|sum|morr|desaparec)\\w*|por mim)',
  'seri\\w+ livre sem|(?:livre|melhor) sem (?:mim|essa velha|esse velho)|atrapalho tod[ao]',
)
/** Sleep or rest without an end. */
export const endlessSleep = sign(
  'acaba tudo (?:para mim|comigo)|(?:ja |eu |ja eu )morri em \\d{4}|(?:nada|ninguem) (?:mais )?(?:que )?me segur[ae] aqui|embaixo da terra|debaixo da terra|falta eu(?= \\||$)|(?:queria|quero|era)(?: \\w+){0,3} apagar(?= \\||$)|para ver se (?:eu )?nao (?:volt|acord|respir)\\w+|sumir do mapa|acaba tudo (?:para mim|comigo)|(?:para )?nao ter amanha|depois (?:eu )?(?:estou|fico) (?:liberad[ao]|livre)|so parar de sentir|(?:parar|deixar) de sentir(?=$| \\||tudo)|corpo que eu nao quero|dormir (?:uns |por )?\\d{2,} anos|nao incomodar mais|nao dar mais trabalho',
  'nao (?:\\w+ )?acord(?:ava|aria|asse|ar) (?:amanha|mais|nunca|ninguem)|(?:eu )?nao acordava',
  '(?:dormir|deitar|fechar os olhos) (?:e )?(?:\\w+ ){0,2}?(?:so acordar|para sempre|e pronto)|so acordar quando a vida|lament(?:o|ando) (?:ter )?acord\\w+|(?:odeio|detesto) (?:quando )?acord\\w+ viv[ao]',
  'apag(?:ar|asse|a|o) de vez|desligar (?:a tomada|de mim|tudo)|apertava um botao|apertar um botao|descansar (?:(?:\\w+|\\|) ){0,6}?(?:de mim|de tudo|para sempre|de vez|dessa vida|em paz)|esperando acabar|daqui a pouco acaba|espero acabar',
  'vontade de nao (?:ser|existir|estar)|nao ser mais|virar (?:estrelinha|po|nada)|partir d(?:essa|esta) (?:vida|terra)|(?:indo|ir|vou|fui) embora d(?:essa|esta|este|esse) (?:terra|mundo|vida)',
)
/** Living hurts. */
export const livingHurts = sign(
  '(?:doi|cansa|pesa|insuportavel) (?:muito )?(?:existir|viver|respirar|estar viv[ao])|(?:respirar|existir|viver) (?:\\w+ )?(?:cansa|doi|pesa|machuca)|(?:nem vida|vida nenhuma) em mim|mort[ao] por dentro|morrendo por dentro|morri por dentro|nao (?:quero|queria) (?:mais )?existir',
)
/** Thoughts of the own death. */
export const ownDeath = sign(
  '(?:penso|pensando|pensei|fico pensando) (?:muito |so |sempre |todo dia )?n?[ae]m? (?:minha )?morte|(?:rezo|peco|torco|torcendo|oro|imploro) (?:\\w+ ){0,6}?(?:cancer|doenca|acidente|bater|capotar|infarto|raio|morte|(?:ser )?[ao] proxim[ao]|minha (?:hora|vez)|(?:me|para) (?:me )?(?:levar|leve|levasse|buscar|recolher|chamar))',
  '(?:deus|senhor|jesus|pai) (?:\\w+ ){0,2}?me (?:chame|leve|busque|recolha|chamar|levar|buscar)\\b(?! (?:a serio|para (?:casa|a igreja)))|(?:caber|ficar bem|ficar bonita|entrar) n[oa] (?:meu )?caixao|meu (?:proprio )?(?:enterro|velorio)',
  '(?:vivo|existo|aguento|fico viv[ao]|continuo|estou aqui) (?:\\w+ ){0,2}?(?:por obrigacao|so por(?:que)?|por causa d[aeo]s?)|se nao fosse (?:\\w+ ){1,3}(?:eu )?(?:ja )?(?:eu )?tinha (?:ido|acabado|partido|feito)',
  'nao (?:por doenca|de doenca) (?:\\| )?por vontade|nao tenho medo de morrer (?:\\| )?(?:tenho )?(?:mais )?de viver',
)

/** Injuries or scars of the skin. */
export const wounds = sign(
  '(?:cortes?|marcas?|cicatriz(?:es)?|queimaduras?|feridas?|\\d+ pontos?|pontos|riscos?|arranhoes|vergoes|lesoes)(?: \\w+){0,5}? (?:n?[ao]s? |meus? |minhas? |dois |duas )*(?:bracos?|antebracos?|pulsos?|coxas?|pernas?|pescoco|barriga)',
  '(?:bracos?|antebracos?|pulsos?|coxas?|pernas?) (?:\\w+ ){0,2}?(?:cortad|riscad|marcad|enfaixad|costurad|cicatrizad)\\w+|(?:costur|sutur)\\w+ (?:meus |os |meu )?(?:dois )?(?:pulsos?|bracos?|pescoco)|queimaduras? de cigarro|abro feridas|enxerto n[ao]',
)
/** The writer caused the injury. */
export const byOwnHand = sign(
  'fui eu(?: que| mesm[ao])?|eu (?:mesm[ao] )?(?:faco|fiz|fazia|que fiz|que faco|taquei|causei)|nao foi (?:acidente|sem querer|descasc\\w+|cozinhando|queda)|de proposito|por querer|eu mesm[ao] (?:\\w+ )?(?:faco|fiz|taquei)',
)
/** Skin is kept out of sight. */
export const covers = sign(
  '(?:casaco|blusa|moletom|manga (?:comprida|longa)|calca) (?:\\w+ ){0,2}?(?:no (?:verao|calor)|o ano todo|sempre)|nao (?:uso|visto|boto) (?:short|saia|regata|manga curta|biquini)|(?:que |onde )?ninguem (?:ve|veja|procura|acha|olha)|escond\\w+ (?:os |as |meus |minhas )?(?:bracos?|marcas?|cortes?|cicatriz\\w*|pulsos?)',
)
/** Harm done to the own body. */
export const harmsSelf = sign(
  '(?:voltei a|parar de|parei de|comecei a|vontade de|sem|penso em|continuo) (?:me )?(?:me (?:machuc|risc|cort|fer|queim|arranh|bat|mord|mutil)(?:ar|ando))(?! (?:n[ao] (?:academia|treino|futebol|jogo|corrida|cozinha)))',
  'me queim(?:o|ava|ando|ar) com (?:isqueiro|cigarro|vela|ferro|agua quente)|me (?:risc|mutil)(?:o|ei|ar|ando|ava)|me fer(?:i|ir|indo|ia) (?:de proposito|quando)|risquei (?:o |os |meu )?(?:braco|pulso|perna|coxa)|sangue (?:me )?(?:alivia|acalma)|(?:passo|enfio|esfrego) (?:a |o )?(?:\\w+ ){1,4}n[oa] (?:braco|perna|coxa|pulso) ate (?:arder|sangrar|doer|marcar)|(?:auto ?les\\w+|automutil\\w+)|corto para aliviar|faco doer por fora',
  '(?:me (?:dou|dei|dar|encho de)|dou em mim) (?:\\w+ ){0,2}?(?:tapas?|socos?|murros?|chinel\\w+|bofet\\w+)|me (?:mordo|bato|soco|belisco|arranho) (?:\\w+ ){0,2}?(?:ate|quando|forte|de raiva)',
  '(?:soco|esmurro|bato|dou socos?|dou murros?) (?:a |na |n[ao] |em )*(?:parede|batente|cabeca|testa|cara|rosto)(?: \\w+){0,3}|(?:bato|dou) (?:a |com a )?(?:cabeca|testa) n[ao]|(?:bato|martelo|furo) (?:com )?(?:\\w+ ){0,2}n[ao] (?:meu |minha )?(?:joelho|perna|coxa|braco|mao)',
  'arranco (?:os |meus )?cabelos|abro feridas',
)
/** States of mind in which people hurt themselves. */
export const inPain = sign(
  'quando a (?:cabeca|mente) \\w+|cabeca nao cala|quando (?:eu )?(?:fico|estou|brigo|erro|a raiva|doi|me sinto|discuto|bate|da)|raiva|alivi\\w+|acalm\\w+|sentir alguma coisa|nervos[ao]|culpa|castigo|ate (?:passar|sangrar|roxear|roxo|deixar|abrir|doer|a mao)|por dentro|(?:ninguem|que ngm) ve',
)
export const blades = sign('giletes?|laminas?|estiletes?|navalhas?|caco de vidro|apontador|compasso|bisturi')
export const bladeUse = sign(
  'acalm\\w+|alivi\\w+|limp[ao] d[ae]|\\d+ dias|risc\\w+|braco|pulso|coxa|unica coisa|vontade|escondo|guardo|penso',
)
/** Places, things and heights with which people kill themselves. */
export const means = sign(
  'chumbinho|veneno|arma|revolver|corda(?! de pular)|forca|viaduto|passarela|ponte|trilhos?|metro|plataforma|sacada|janela|varanda|parapeito|curva|poste|caminhao|carreta|acelerador|\\d+ ?andar|decimo andar|grade solta|grade (?:esta )?solta|volante|botijao de gas|gas aberto|lencol|trem|vagao|comprimidos|cartelas?|remedios',
)
/** Thoughts that turn to these means. */
export const drawnTo = sign(
  'vontade de (?:fechar os olhos|soltar|acelerar|pular|entrar|me jogar|virar)|fechar os olhos (?:na|no|e)|(?:entrar|bater) (?:n[oa]|de frente|embaixo)|(?:fico|fiquei|vivo|ando|passo horas) (?:\\w+ )?(?:olhando|pensando|encarando)|olhando (?:para|pra|pela) (?:baixo|janela|a janela)|pens(?:ar|o|ando|ei) (?:em|n[ao]|besteira)(?! (?:comprar|pintar|trocar|mudar|reform\\w+|vender))|nao confio em mim|besteira|conto ate (?:tres|\\d)|sem cinto|esta comprad[ao]|(?:quero|queria) (?:a )?(?:ponte|corda)|soltar o volante|me jogar|medi a altura|desisti na hora|amarrei|e eu sei (?:a senha|onde)|(?:a )?senha|para um dia|ja tenho \\d\\d|juntando|pul(?:ei|ar) d[aeo]|acabar com|tentei|tentacao|tentaç\\w+',
)
/** Pills that are hoarded. */
export const hoards = sign(
  '(?:junt|guard|estoc|acumul|economiz)(?:o|ei|ando|ar)(?: \\w+){0,3}? (?:comprimidos|remedios|cartelas|capsulas|tarja preta|calmantes?)',
)
export const forSomeDay = sign(
  'dia certo|hora certa|um dia|quando (?:precisar|chegar a hora|der|eu decidir)|ja tenho|caso|gaveta|escondid[ao]|coragem',
)
/** A whole pack or many pills were taken. */
export const overdose = sign(
  '(?:engoli|tomei|engolir|tomar|jantei|bebi|misturei) (?:\\w+ ){0,4}?(?:a caixa|uma caixa|caixa d|cartelas?|o frasco|vidro inteiro|tudo de (?:uma )?vez|todos de (?:uma )?vez|\\d\\d comprimidos)(?! (?:inteira |toda )?d[eo]s? (?:vitamina\\w*|anticoncepcion\\w*|antibiotic\\w*|pilula|whey|suplement\\w*|bombom\\w*|chocolate\\w*|leite|suco|cerveja|bis|sapato\\w*))',
  '(?:jantei|almocei|comi) (?:dipirona|rivotril|clonazepam|remedio|comprimidos?)|overdose (?:de )?(?!brigadeiro|chocolate|acucar|cafe|doce|carbo|fofura)\\w+|tomei tudo de (?:uma )?vez|(?:samu|bombeiros|ambulancia|mae|irma|marido|me) (?:me )?(?:achou|acharam|encontrou|encontraram) (?:\\w+ ){0,3}(?:caixa|cartela|frasco|desacordad[ao]|caid[ao])|(?:lavagem|lavaram) (?:\\w+ ){0,2}?estomago|lavagem (?:gastrica|estomacal)|carvao ativado no hospital',
)
export const attempts = sign(
  '(?:depois d[ae]|apos a|minha|ultima|uma|duas|tres|\\d) tentativas?(?! (?:de|da|do) (?:dieta|parar|engravidar|emagrecer|parto|fiv))|(?:ja )?tentei (?:\\d|duas|tres|varias|muitas) vezes(?= \\||$)|tentei (?:de novo|outra vez)(?= \\||$)|tentei (?:me matar|acabar|com (?:corda|remedio|faca))|tentei (?:\\w+ )?e me (?:salvaram|acharam|socorreram)',
)
/** Others keep dangerous things away from the writer. */
export const guarded = sign(
  '(?:esconde|escondem|tranca|escondeu|esconderam|guarda|guardam|tirou|tiraram|trancou|trancaram) (?:\\w+ ){0,3}?(?:facas?|remedios?|laminas?|comprimidos|receita|chaves?|giletes?)(?: \\w+){0,2}? (?:de mim|comigo)|(?:esconde|escondeu|escondem|trancou|tirou) (?:\\w+ ){0,3}?(?:as |os |a )?(?:cordas?|arma|facas|laminas|giletes|chave do carro)|quem guarda (?:\\w+ )?e (?:minha|meu)|deixa a receita com (?:minha|meu)',
  'nao (?:posso|me deixam|devo) ficar sozinh[ao]|pediu vigilancia|nao me deixam sozinh[ao]',
)
export const careNames = sign(
  'terap\\w+|psiquiatr\\w+|psicolog\\w+|caps|hospital|internac\\w+|tentativa|overdose|remedio|facas?|clonazepam|vigilancia',
)
/** ICD-10 codes of self-harm and thoughts of it. */
export const icdCodes = sign('x ?6\\d|x ?7\\d|x ?8[0-4]|r ?45 ?8|z ?91 ?5')
export const hopeless = sign(
  'tanto faz|sem esperanca|sem futuro|vazio(?: por dentro)?|nada me (?:anima|alegra)|tudo cinza|nao levanto|nao tomo banho|nao atendo|nem fome nem vida|faz meses que nada|nao sinto (?:mais )?nada|chor(?:o|ando) (?:todo dia|o dia todo|sem parar|desde)|nao (?:consigo )?levant\\w+ da cama|inferno|desespero|por mim (?:eu )?(?:nao|tanto)',
)
