/** Correctly spelled words of the lexicon. Misspelled words are corrected to them. */
export const keywords: readonly string[] =
  `gravida gravidez gestante gestacao gestacional amamentando amamento amamentar lactante lactacao lactose puerperio resguardo
  anorexia anorexica bulimia bulimica ortorexia compulsao compulsiva compulsivo compulsivamente vomito vomitar provoco laxante laxantes transtorno disturbio alimentar
  renal renais hemodialise dialise dialitico dialitica nefrite nefrologista nefropatia creatinina transplante transplantado transplantada policistico policisticos insuficiencia
  hepatica hepatico hepatite cirrose esteatose figado cardiaca cardiaco cardiopatia cardiologista infarto infartei enfarte arritmia marcapasso angioplastia coracao
  cancer quimioterapia quimio radioterapia oncologista oncologia metastase leucemia linfoma tumor melanoma carcinoma mastectomia
  diabetes diabete diabetica diabetico insulina insulinodependente glicemia glicose hipoglicemia hipoglicemico hiperglicemia
  celiaca celiaco gluten intolerancia intolerante alergia alergica alergico anafilaxia anafilatico
  bariatrica gastroplastia sleeve cirurgia cirurgico operei vesicula apendicite apendice cesarea cesariana histerectomia abdominoplastia laparoscopia colostomia
  anticoagulante anticoagulantes
  corticoide corticoides cortisona
  inibidor inibidor apetite emagrecedora emagrecer
 
  fenilcetonuria galactosemia homocistinuria tirosinemia leucinose frutosemia
  adolescente fragilidade sarcopenia desnutrida desnutrido desnutricao acamada acamado fraqueza
  hipertensao hipertensa hipertenso pressao colesterol triglicerides triglicerideos dislipidemia
  ramipril lisinopril
  tireoide tiroide hipotireoidismo hipertireoidismo hashimoto
  ansiedade ansiosa ansioso depressao depressiva depressivo depressivos antidepressivo antidepressivos bipolar
  enxaqueca rinite sinusite refluxo gastrite labirintite endometriose miopia dermatite insonia
  problema doenca remedio sindrome insuficiencia glicazida
  renal litio
  amendoim camarao castanha castanhas crustaceos`
    .split(/\s+/)
    .filter((word) => word !== '')
