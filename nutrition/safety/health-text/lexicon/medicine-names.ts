import type { FindingCode } from '../../health-findings.ts'

/**
 * Active substances and Brazilian trade names by the finding that they imply, apart from those with a pattern in
 * `medicines.ts`. `ask`: medicines of diseases without a rule of their own. Misspelled names are corrected to these.
 */
export const medicineNames: Readonly<Partial<Record<FindingCode | 'ask', string>>> = {
  insulina: `lantus toujeo basaglar glargilin novorapid novomix humalog humulin novolin fiasp lyumjev tresiba levemir apidra
    soliqua xultophy afrezza ryzodeg admelog wosulin glargina degludeca detemir lispro glulisina`,
  diabetes: `metformina glifage gliclazida diamicron glibenclamida daonil glimepirida amaryl jardiance empagliflozina forxiga
    dapagliflozina xigduo januvia janumet sitagliptina galvus vildagliptina trayenta jentadueto linagliptina pioglitazona
    invokana glyxambi synjardy kombiglyze onglyza qtern saxagliptina alogliptina nesina azukon glucovance acarbose glucobay
    repaglinida prandin nateglinida steglatro ertugliflozina evogliptina suganon`,
  anticoagulantes: `varfarina marevan coumadin marcoumar femprocumona xarelto rivaroxabana eliquis apixabana pradaxa dabigatrana
    lixiana edoxabana heparina clexane enoxaparina dalteparina fragmin fondaparinux arixtra hemofol liquemine`,
  imao: `tranilcipromina parnate stelapar selegilina jumexil deprilan moclobemida aurorix fenelzina rasagilina azilect safinamida
    xadago linezolida`,
  litio: 'carbolitium carbolim litiocar',
  corticoides: `prednisona prednisolona predsim prelone meticorten dexametasona decadron duodecadron betametasona celestone
    celestamine diprospan hidrocortisona deflazacorte calcort metilprednisolona solumedrol fludrocortisona`,
  inibidor_de_apetite: `sibutramina biomag saciette femproporex desobesi anfepramona inibex dualid hipofagin mazindol absten
    fentermina contrave`,
  glp1: `ozempic wegovy rybelsus semaglutida mounjaro zepbound tirzepatida saxenda victoza liraglutida poviztra extensior
    trulicity dulaglutida byetta exenatida retatrutida olire`,
  insuficiencia_cardiaca: 'entresto sacubitril ivabradina procoralan vericiguat verquvo',
  cardiaca: `amiodarona ancoron atlansil digoxina lanoxin propafenona ritmonorm sotalol sotacor isordil isossorbida monocordil
    sustrate propatilnitrato nitroglicerina nitradisc trimetazidina vastarel ticagrelor brilinta prasugrel effient carvedilol
    ivabrad ranolazina`,
  hipertensao: `losartana enalapril captopril perindopril benazepril irbesartana anlodipino amlodipino nifedipino valsartana
    olmesartana candesartana telmisartana hidroclorotiazida clortalidona indapamida atenolol metoprolol selozok bisoprolol concor
    nebivolol nebilet metildopa clonidina hidralazina aradois benicar diovan exforge micardis atacand naprix`,
  poupador_de_potassio: `espironolactona spironolactona aldactone eplerenona inspra finerenona firialta amilorida aldazida diurisa
    diupress moduretic triantereno`,
  colesterol_alto: `sinvastatina rosuvastatina atorvastatina pravastatina pitavastatina ezetimiba crestor lipitor vytorin
    ciprofibrato fenofibrato genfibrozila evolocumabe repatha praluent`,
  tireoide: 'levotiroxina euthyrox synthroid levoid tapazol metimazol propiltiouracil',
  ansiedade_depressao: `fluoxetina prozac sertralina zoloft escitalopram lexapro citalopram paroxetina venlafaxina
    desvenlafaxina duloxetina cymbalta mirtazapina bupropiona trazodona donaren vortioxetina brintellix pristiq amitriptilina
    nortriptilina clomipramina anafranil imipramina fluvoxamina buspirona`,
  renal: `sevelamer renagel renvela cinacalcete mimpara eritropoetina alfapoetina eprex calcijex paricalcitol zemplar sorcal
    ketosteril etelcalcetida parsabiv tolvaptana jinarc`,
  hepatica: 'rifaximina entecavir baraclude sofosbuvir epclusa daclatasvir obeticolico',
  cancer: `tamoxifeno anastrozol exemestano fulvestranto faslodex trastuzumabe herceptin kadcyla pertuzumabe pembrolizumabe keytruda
    nivolumabe opdivo ipilimumabe atezolizumabe bevacizumabe avastin cetuximabe erbitux capecitabina xeloda abiraterona zytiga
    enzalutamida xtandi bicalutamida apalutamida imatinibe glivec dasatinibe nilotinibe erlotinibe gefitinibe osimertinibe tagrisso
    sunitinibe pazopanibe lapatinibe regorafenibe sorafenibe ibrance verzenios palbociclibe ribociclibe abemaciclibe olaparibe
    lynparza doxorrubicina paclitaxel docetaxel carboplatina cisplatina oxaliplatina gencitabina fluoruracila folfox folfirinox
    vincristina bortezomibe lenalidomida revlimid temozolomida daratumumabe megestrol
    megestat xgeva`,
  transplante: `tacrolimo tacrolimus prograf micofenolato cellcept myfortic ciclosporina sandimmun everolimo certican sirolimo
    rapamune belatacepte`,
  erro_inato: 'sapropterina kuvan nitisinona',
  ask: `alopurinol zyloric febuxostate adenuric benzbromarona narcaricina colchicina colchis depakote valproato depakene gardenal
    fenobarbital tegretol carbamazepina keppra levetiracetam fenitoina hidantal lamotrigina lamictal oxcarbazepina trileptal
    clobazam frisium urbanil vigabatrina lacosamida vimpat risperidona olanzapina clozapina haldol haloperidol aripiprazol
    clorpromazina levomepromazina levodopa prolopa pramipexol donepezila memantina rivastigmina galantamina azatioprina imuran
    metotrexato leflunomida sulfassalazina mesalazina pentasa hidroxicloroquina reuquinol humira enbrel remicade simponi
    stelara cosentyx taltz tremfya skyrizi entyvio actemra orencia dupixent xolair xeljanz rinvoq olumiant ocrevus tysabri
    fingolimode mabthera benlysta zoladex leuprorrelina lectrum lamivudina efavirenz biktarvy dolutegravir tenofovir raltegravir
    piridostigmina mestinon riluzol hidroxiureia talidomida ciclofosfamida mercaptopurina ursacol ursodesoxicolico creon dissulfiram antietanol acamprosato naltrexona
    metadona rifampicina isoniazida`,
}

/** All names of {@link medicineNames}. */
export const namesOfMedicines: readonly string[] = Object.values(medicineNames).flatMap((names) =>
  names.split(/\s+/),
)
