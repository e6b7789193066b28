/**
 * Portuguese words (in look-up form) that lie within one misspelling of a food's name and are none: `carro` is no
 * `carré`, `caminha` no `camarinha`. Found by running the speller over a Brazilian word list.
 */
const words = `
pezinho bisao bufao guiado saldada cebolinha copinho acarinha tatuzinho geladinha folhinha patinha
abafa abaira abala abana abarca abarcaste abare abata aboboda abraca abracaste acaba acacapada acaia acarape
acarau acari acarinha acarinho acaro acata acaua aceite achara acido aclara acuar acuara acucara acucare
acucaro acusar adido adocado adocaste adora afana afora agana agido agirao agora agrido aguardaste agucar
agulhai agulhal agulham agulhar agulhe agulho ajeite alcantara alcara alcatrao aleite alfandega algazarra
alinha almejarao alocado amado amara ambrosio ameia amigo amimo amiudo amola amoral amorfa amorzinho anaja
anama anania ancara anela aninha apara apeia apela apinha apora apresentada apresentado apresentador
apresentamo apresentando aracai araci aracu arada arara araua arava araxa arcara areia arido assem ataca
atara ateia atemoriza atido atinha atraca atulha aula avara aveio aviador aviao avido avila avinha avoado
azara azeita azeitei azeitel azeitem azeito azeitonada azeitonado babao bacabal bacana baianada bailo bainha
bairro baixo balaco balada balancada balao balida bamba bananal banca banco banda banhai banhal banham
banhar banhe banho banida banquinho barao barata barateado baratinha baratinho barba barbeado barbeando
barca barraco barrado barrai barral barram barrar barre barri barricado batalhada batatal batia batina
batiza batom batota batuta bebeda bebel bebia bebido beija beije beijo beijou berra bestalhao bezerrada
bichada bicho birra blusa boiadeiro bola bolada boleto bolonha bolsa bolsinha bolsinho bombea bombinha
bonzinha bonzinho borba borra bota branquinho brasil breca brejao brejinho brejo breta britadeira brito
broche broco bromo brota brote brotinho brotou bruto bucha bulia burrinha buxo cabelereiro cabelo cabrita
cacada cacado cacai cacal cacam cacamo cacar cacarao cachoeiro cachorra cachorrinha cachorrinho cachorro
cacoo cacou cacto cactu cadastra cadastrai cadastral cadastram cadastrar cadelinha cadinho caezinho cagarao
caiarao caido caieira caipora cajuru calado calara calarao calca calcao calco calhada calho calido calmo
calvo cama camara camargo cambiando cambiarao caminha camisa campainha campana campanula campearao canaa
canastrao cancao canelinha canhestra canina canoinha cansadinho capao caparao capelinha capinha capuchinho
caraa caramelado carangola carazinho cardo carequinha cargueiro carie carimba carimbada carimbara carimbava
carinha carinho carire carmelo carneira carneirinho carniceiro carona carpe carpira carrinho carro
carroceiro carta carteiro caruaru carvoeiro casa casaquinha casaquinho casarao casinha caso castanhal
castanho castanhola catalunha catarao catatonia catre caucao cavalhada cavarao ceava celular censura cerca
cercal cerda cerquilho cerra cerral cerro certa cervo champanha chapinham chapinhem chapinho chapinhou chefe
chefia chicoteia chifrarao chimpanze chore chove chucro chulea chuleia chupe chupeta cidade cidra cinema
clama clamaramo clamarao clarao clarea clarinho claro clava cliente cloracao coabitado coacao coalhado
coalhando coalhara coalharam coalharao coalharde coalharia coalhava coalhavam coara coaxo cocado cocara
cocava colacao colada coladinho colara colida coloracao combinacao combinada combinamo combinando combinara
combinarao combinarde combinarmo combinava combinemo comboiado comboiando comia comica comidinha comido
comoda companhia compilado compilemo complementa complementado complementai complemental complementam
complementamo complementar complemente complementei complementel complementem complementemo complementou
completemo completou complexo compora comporta comportai comportal comportam comportar composta comprimento
computa computador confeite confeitei confeitel confeitem confere confinado conta contar contara contera
contracao contradize contrafaze contrafiz contrafizer contrai contraiel contral contrarie contrariel conve
corao corarao corneteiro coroacao corre cortina cosida costeleta cotacao cotada coube couracado couracamo
covinha coxilha crede creem creiam crema cremam creme cremei cremel cremem cremo creram criam crime crome
cupom curai cural curam curar curimata curou curral curso curua damasceno dante deite denote denude derde
desde deste dinheiro dobrada dobradica dobradinho dobrado doente donde dorico dormito dose douradina douramo
dourando dourara dourava doutorada doutorado duende durada durado empaca empala empana empapa empinadinha
empoada empresa energetica engolfado engomadinho enrolada enrolamo enrolando enrolarao enrolarde enrolarmo
enroscado entrosado enxadinha escabrosa escalone escalonei escalonel escalonem espero espertinha espertinho
esperto espesso espeta espetando espete espetou espezinha espezinhe espezinho espezinhou espia espigao
espinafr espinafra espinafrai espinafral espinafram espinafrar espinafrei espinafrel espinafrem espinafremo
espinafro espinafrou espira espirra espumando espumarde espumasse espumaste estado estrada estrato estresso
estressou estudante exegetico expressa expressado expressai expressal expressam expressamo expressao
expressar expresse expressei expressel expressem expressemo expressivo expressou externato extradito extraio
extrativo fabricasse faiscasse falha falta farejo farel faremo farta feicao feijo ferreiro ferremo ferreo
ferrer festa fiado fiara ficado ficasse filadelfia filado filai filal filam filamo filar filha filho filio
filme filmo finado finta fiozinho fisgado fitado fixado folga folhea folia fornicasse fracasse fracassei
fracassel fracassem franca franco franze franzo fraquinha frechasse freta frisasse frisassel frisassem
fritasse fritassel fritassem frota fruia frutal fruto furta fuxicasse gaiolinha galeao galego galerinha
galinho gandu garupa gata gatinha gato geada gelara gelatinosa gelava gelei geleira gelida gemida gerada
gerem glicolise goiabal goiana guarani guaranta guarara habil hamburgo hotel infame internet invoque irma
irmao isonomico isotonica jaboticabal jaboticatuba janela jardineiro jogo lacra lagarta lagartinho lambo
lance lancha lanchei lanchel lanchem lancho lapao laranjal lata late latrao legue leguem leilao leito leitoa
lente leste letao levite liamo licao limado limai limal limam limamo limar limbo limpo linche lingual
linguista livro lixao lobinho macaco macaiba macajuba macambira macarronica macatuba macaubal macedonica
macedonico macedonio macia mafia magia magna maio maiusculo malho malinha malte mamadeira mamado mamae
mamaezinha mamai mamal mamam mamamo mamar mancar mandar manear manejar mania maninha manjai manjal manjam
manjara mante maraa maracaja marca marcia margarida margarido marica marinha mario marionete maripa marola
marra marretada marta martelada martelado martelara martelava masca mascado mascamo mascararao mascaro
mascava mascavamo masculo matao matia matinha matinho matozinho matute meado medalha medeia mediai medial
mediam mediar medica medida medina medio medir medira medita mediu medra meia meiao melada meladinha melai
melal melam melamo melancolia melando melar melgaco melro mesa meteorica metia metro mexeria mexerico mexia
miado miaria midia milha milhao mimosea mimoso mingua minto minusculo miolinho mirangaba missa mistur
misturada misturado misturai mistural misturam misturamo misturar misturara misturava misture misturo miuda
miudinha miudinho modela moeda moedinha moema moera moesse moita molda moldo molezinha molha molhe molhou
morando morda moreninha moringa mostrada mostrarde mostraria moto movida multa musculosa musculoso musica
negrinha nestor newton nicho noiva noivo novela nutre nutrem onibus orelhao ourinho outra ovino pais
paizinho palheta palitinho palmitinho palmo palpito panca paninho papada papai papara papava parafusinho
parazinho parede parta pasma pasmel passai passal passam passar passaremo passe passea passel passo pasta
pastai pastal pastam pastar paste pastei pastem pastinha pasto pateta patinha patinhado patinhamo patinhe
patinhemo patinhou patino pausa pauta pautel pauzinho pavimenta pecado pecanha pedrao pegadinha pegadinho
peidada peide peido peita peitada peite peitou pelada peladinha peladinho pelado pelinho penca pende pene
penha pense pente peque pequei pequim perca perco perda perfil perguntada perinha perito perninha persa
pertinho perua peruca pesada pesado pescador pescadora pescamo pescando pescara pescava pescocao pescocudo
petiscada petiscado petiz piarao picanho picao picha piega pigmenta pigmentado pigmentai pigmental pigmentam
pigmentamo pigmentar pinca pincado pingada pingai pingal pingam pingamo pingando pingar pingo pinhal pinho
pinoteado pinta pintada pintamo pintando pipocai pipocal pipocam pipocar pipoco pirado pirai piranga piranha
pirapo pisa piscado pista pleito poca podarao poderao poeta polca polia polvilha polvilhado polvilhai
polvilhal polvilham polvilhamo polvilhar polvilhe polvilhei polvilhel polvilhem polvilhemo polvilhou pompa
ponha ponte porao porca porcao pormo porquanto porquinha porta porto possa postai postal postam postar poste
postel posto pouca pouco poupa praia prancheta prefixada preguinho presenteada pressinto presuncao pretinha
prima primo projeto prontinho prospeccao prospecto prosterna protegida proteica prova punha quebr quebrai
quebral quebram quebrar quebre quebro queimo queira queiro querera quimera quina quinta quisera quite
rabinho rachadura radio raiada ramada rapada rato recolho rede referi refloresco refolho refresca refrescado
refrescai refrescal refrescam refrescamo refrescar refrescou refrigerando refrigerarde refrigerasse
refrigeraste repolhudo reponho requeimado requeimai requeimal requeimam requeimamo requeimar requeiral
requeiram requeiramo reuniao risca rompeu ronca rosa rosea rosna rouca roupa rubicao sabao sabonete sabre
sacada sacaninha sacobe sacola safada safadinha safadinho saia salam salao salario saldado saleta salgamo
salgando salmo salomao salpica salpicada salpicado salpicai salpical salpicam salpicamo salpicando salpicar
salpicara salpicarao salpicarmo salpicava salpico saltada saltado salvada salvado sanada sapatinho sapato
sarada sardenha secamente sedimente segmente segmentei segmentel segmentem selada seleto serie serrilha
serro serva shorts sinal sobra sobrecapa sobrei sobrel sobreleva sobreloja sobrem sobrepora sobretaxa
sobrinha sobrinho sobro sofre solada somente sondo sonha sonhar sonhe sonhei sonhou sonso sopapo sopre sopro
sorveste sotao soure sozinha subita sudita sulco supao suplementa suplementado suplementai suplemental
suplementam suplementamo suplementar suplemente suplementei suplementel suplementem suplementemo suplementou
suprimento suspir suspira suspirado suspiramo suspire suspiremo suspirou susti tabele tabula tabulei tabulel
tabulem tabulo tacada tacara tacava tachariam taipa talharam talharamo talharem talharemo talharia talhariam
talhariamo talhariel tampara tangeria tangeriam tangeriel tapara tatuzinho taxara tela televisivo televisor
tende tendei tendel tendem tendera tendeu tenis toalha todinha toicinho tomara tomaste tonico tonta torca
torcao torcia torcido torna tornada torra torrai torral torram torrar torrara torrava torremo torrida torro
torto torturada tosta toste tostei tostel tostem tourada tourinho toxica traia traida trair trairam trairao
trairi trairia traquina trara traria trepa trina tripla tropa trota truta tudinho tunica turma unha vadio
vagam vaguem vaiem valem vaquinha varado varem vargem vario vazao vazem vazia vende venho verdinha verdinho
verme verse verte viagem vibrado vidrado vierde vinco vindo vingo vinha virada viramo virando virao virde
visado vizinho
`
export const lookalikes: ReadonlySet<string> = new Set(words.trim().split(/\s+/u))
