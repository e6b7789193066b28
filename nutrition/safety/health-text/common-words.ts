/**
 * Portuguese words within reach of a keyword's misspellings: never corrected ("diurético" is no "diabético"). Found by
 * correcting every word of a spelling dictionary (Debian's `wbrazilian`, 300,000 forms); see `docs/sources.md`.
 */
export const commonWords: readonly string[] =
  `acabada acabado acalentando acalentar acalmada acalmado acamadas acamados acampada acampado acatada acatado
  acidentar aclamada aclamado adoeceste adolescentes afamada afamado alergias alergicas alergicos alimenta
  alimentada alimentado alimentador alimentai alimentais alimentam alimentamo alimentando alimentara
  alimentaram alimentarao alimentaras alimentarei alimentarem alimentares alimentaria alimentarmo alimentas
  alimentasse alimentava alimentei alimentem alimentes alimentos alimentou amamenta amamentacao amamentada
  amamentado amamentados amamentai amamentais amamentam amamentamo amamentara amamentaram amamentarao
  amamentaras amamentarei amamentarem amamentares amamentaria amamentarmo amamentas amamentasse amamentava
  amamente amamentei amamentem amamentes amamentou ambientando ambientar amendoins amoleceste angioplastias
  anorexias ansiedades ansiosas ansiosos aparentando aparentar apascentando apascentar apendasse apendaste
  apendices apimentai apimentam apimentando apimentar apimentara apimentas armamento aumentando bitolar
  buliria cacarao cagarao caiarao calarao camara camaras camargo campanhas cansar cansei cansem canses caparao
  carcinomas cardiacas cardiacos cardiologia cardiologistas cardiopata cardiopatas cardiopatias cartinhas
  casarao casquinhas cassarao castanhal castanho castanholas castanhos catarao cavarao celiacas celiacos
  centralina centraliza cerrariam cesareia cesarianas cessara cessarei cessarem cessares cessaria cessariam
  cessarias cezarina charuto cifose cirurgiao cirurgias cirurgica cirurgicas cirurgicos clamarao cloracao
  coacao colacao colostomias compassiva compassivo compressao compulsivas compulsivos compuncao contrate
  convulsao convulsiva convulsivamente convulsivo corarao coroacao correcao cotacao cretaceos crustaceo
  cruzasseis cruzassemos cruzasses custasseis custassemos custasses decrescia decrescida decrescido
  decrescidos decrescimo deprecia depreciada depreciado depreciados depreciai depreciais depreciam depreciamo
  depreciamos depreciar depreciara deprecias depreciava depreciavam depreciavas depreciei deprecieis depreciem
  depreciemo depreciemos deprecies deprecio depreciou depreendo depressa depressivas depressor depressora
  dermatites dermatose desnutridos desprezado desprezai desprezam desprezamo desprezar desprezas desprezava
  diabeticas diabeticos diabolica diabolico dialetica dialeticas dialetico dialeticos dialises dietetica
  dietetico digressao digressiva digressivo digressivos disturbios diuretica diuretico doencas dualize
  emagrece emagrecei emagreceis emagrecem emagrecemo emagrecera emagreceram emagrecerao emagreceras
  emagrecerei emagrecerem emagreceres emagreceria emagrecermo emagreces emagrecesse emagreceu emagrecia
  endometrio endometrios enegrecer enfarde enfardei enfardo enfarta enfartai enfartei enfarteis enfartem
  enfartes enfarto enfartou enfraqueca enriqueca enxaquecas erratica erratico esperteza esteatoses facilidade
  ficado fichado figados filado finado fisgado fitado fixado fracassa fragilidades franqueza fraqueja fraques
  fraquezas gastrites gestacionais gestantes glicosada gluteo gravada gravidas gravita gravites hemodialises
  heparinas hepaticas hepaticos hepatites hipertensas hipertensos hipertexto hipotensao homologia imobilize
  imortalize ineficiencia infartos inibem inibes inibido inibidora inibidos inoperancia inoperante insania
  insuficiencias intolerancias labirintica labirintico lacracao laqueacao marcapassos marejam metastases
  nefropata nefropatas nefropatias neurologista neurologistas neuropatia neuropatias onerei ontologia
  ontologica operai opereis operem operes oporei ortodoxia ortopedia pregao presas pressa pressas presto
  prezado prezai prezam prezamo prezar prezas prisao problemas provoca provocou provoque quimico
  quimioterapias radioterapica radioterapicas radioterapico recais reflexo refluo refluxos regais reinais
  rejais remais remedeio remedia remedios remediou renasci rendais resguarda resguardado resguardai resguardam
  resguardamo resguardar resguardas resguarde resguardei resguardem resguardemo resguardes resguardos
  resguardou ressegurado reunais rezais rinites serrariam siderurgico sindromes sinusites tifoide tiroides
  transbordo transcorro transformo transitorio transplanta transplantacao transplantadas transplantados
  transplantai transplantais transplantam transplantamo transplantamos transplantando transplantar
  transplantara transplantaram transplantarao transplantaras transplantaria transplantarmo transplantas
  transplantasse transplantava transplantavam transplantavas transplantei transplanteis transplantem
  transplantemo transplantes transplanto transplantou transporao transporto transtorna transtornado
  transtornai transtornam transtornamo transtornar transtornas transtorne transtornei transtornem transtornemo
  transtornes transtornos transtornou variariam veicula vesicular vesiculas vicosa vistosa vomita vomitai
  vomitam vomitara vomitas vomite vomitos vomitou`.split(/\s+/)
