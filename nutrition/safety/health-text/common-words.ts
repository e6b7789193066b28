/**
 * Portuguese words within reach of a keyword's misspellings: never corrected ("diurético" is no "diabético"). Found by
 * correcting every word of a spelling dictionary (Debian's `wbrazilian`, 300,000 forms); see `docs/sources.md`.
 */
export const commonWords: readonly string[] =
  `acabada acabado acalentando acalentar acalmada acalmado acamadas acamados acampada acampado acatada acatado
  acidentar aclamada aclamado adolescentes afamada afamado alegria alergias alergicas alergicos alimenta
  alimentada alimentado alimentador alimentai alimentais alimentam alimentamo alimentando alimentara
  alimentaram alimentarao alimentaras alimentarei alimentarem alimentares alimentaria alimentarmo alimentas
  alimentava alimentei alimentem alimentes alimentos alimentou amamenta amamentacao amamentada amamentado
  amamentados amamentai amamentais amamentam amamentamo amamentara amamentaram amamentarao amamentaras
  amamentarei amamentarem amamentares amamentaria amamentarmo amamentas amamentava amamente amamentei
  amamentem amamentes amamentou ambientando ambientar angioplastias anorexias ansiedades ansiosas ansiosos
  aparentando aparentar apendices apimentai apimentam apimentando apimentar apimentara apimentas armamento
  aumentando bitolar buliria cacarao cagarao caiarao calarao camara camaras camargo campanhas caparao
  carcinomas cardiacas cardiacos cardiologia cardiologistas cardiopata cardiopatas cardiopatias cartinhas
  casarao castanhal castanho castanholas castanhos catarao cavarao celiacas celiacos cesareia cesarianas
  chamarao cirurgiao cirurgias cirurgica cirurgicas cirurgicos clamarao cloracao coacao colacao colostomias
  compassiva compassivo compulsivas compulsivos compuncao contrate convulsao convulsiva convulsivamente
  convulsivo corarao coroacao cotacao cretaceos crustaceo depressa depressivas depressor depressora dermatites
  dermatose desnutridos diabeticas diabeticos diabolica diabolico dialetica dialeticas dialetico dialeticos
  dialises dietetica dietetico digressao digressiva digressivo digressivos disturbios diuretica diuretico
  doencas emagrecam emagrecas emagrece emagrecei emagreceis emagrecem emagrecemo emagrecera emagreceram
  emagrecerao emagreceras emagrecerei emagrecerem emagreceres emagreceria emagrecermo emagreces emagreceu
  emagrecia endometrio endometrios enegrecer enfarde enfarta enfartei enfartem enfartes enfarto enfraqueca
  enriqueca enxaquecas esteatoses facilidade ficado figados filado finado fisgado fitado fixado fragilidades
  franqueza fraqueja fraquezas frugalidade gastrites gestacionais gestantes gluteo gravada gravidas gravita
  gustacao hemodialises heparinas hepaticas hepaticos hepatites hipertensas hipertensos hipertexto hipotensao
  ineficiencia infartos inibem inibes inibido inibidora inibidos inoperancia inoperante insania insuficiencias
  intolerancias labirintica labirintico lacracao marcapassos metastases nefropata nefropatas nefropatias
  neurologista neurologistas neuropatia neuropatias onerei ontologia ontologica operai opereis operem operes
  oporei ortodoxia ortopedia pressa pressas problemas provoca provocou quimico quimioterapias radioterapica
  radioterapicas radioterapico recais reflexo refluo refluxos regais reinais rejais remais remedeio remedia
  remedios remediou rendais resguarda resguardado resguardai resguardam resguardamo resguardar resguardas
  resguarde resguardei resguardem resguardemo resguardes resguardos resguardou reunais rezais rinites
  sindromes sinusites tifoide tiroides transbordo transcorro transformo transitorio transplanta transplantacao
  transplantadas transplantados transplantai transplantais transplantam transplantamo transplantamos
  transplantando transplantar transplantara transplantaram transplantarao transplantaras transplantaria
  transplantarmo transplantas transplantava transplantavam transplantavas transplantei transplanteis
  transplantem transplantemo transplantes transplanto transplantou transporao transporto transtorna
  transtornado transtornai transtornam transtornamo transtornar transtornas transtorne transtornei transtornem
  transtornemo transtornes transtornos transtornou veicula vesicular vesiculas vomita vomitai vomitam vomitara
  vomitas vomite vomitos vomitou`.split(/\s+/)
