import { trial } from '#contract/billing/plans.ts'

export const copy = {
  open: 'Abrir no app',
  signUp: 'Cadastrar grátis',
  trial: `${trial.days} dias grátis, sem cartão`,
  invitation: 'Uma semana inteira de comida assim',
  invitationText:
    'O Prato Certo monta o seu cardápio com comida brasileira e faz a conta pela tabela brasileira de alimentos, em medidas de casa.',
  contains: 'Contém:',
  labels: 'Marcas e cozinhas variam: com alergia, confira os rótulos.',
  missing: 'Receita não encontrada',
  missingText: 'Ela pode ter saído do livro, ou o endereço veio pela metade.',
  home: 'Conhecer o Prato Certo',
  footer: [
    ['/sobre-os-dados', 'Sobre os dados'],
    ['/privacidade', 'Privacidade'],
    ['/termos', 'Termos de uso'],
  ],
} as const

/** Colors of preview images: those of the light theme, because images have no theme. */
export const pictureColors = { paper: '#fbf7ee', folha: '#0f6b44', folhaSoft: '#e4f2e9' } as const

/**
 * Styles of this page's layout. Colors, fonts and themes come from the app's style sheet, which the page links to.
 */
export const pageStyle = `
body{margin:0}
.awning{display:block;width:100%;height:36px}
.awning .dark{fill:var(--color-folha)}
.awning .pale{fill:var(--color-folha-soft)}
.column{max-width:480px;margin:0 auto;padding:0 20px}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:44px;margin:10px 0;font:800 1.375rem/1.75rem var(--font-display);letter-spacing:-.025em;color:inherit;text-decoration:none}
.recipe{display:flex;flex-direction:column;gap:32px;padding-bottom:40px}
.stage{background:var(--color-gema-soft);border-radius:var(--radius-card);padding:20px}
.stage svg{display:block;width:100%;max-width:288px;margin:0 auto}
.told{display:flex;flex-direction:column;gap:12px;margin-top:-8px}
h1{margin:0;font-size:var(--text-2xl);line-height:1.214;font-weight:700}
h2{margin:0;font-size:1.375rem;line-height:1.75rem;font-weight:700}
.story{margin:0;font-size:1.125rem;line-height:1.5;color:var(--color-ink-soft)}
.soft{margin:0;color:var(--color-ink-soft)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(5.5rem,1fr));gap:12px 0;margin:8px 0 0;padding:14px 4px;border:1px solid var(--color-line);border-radius:var(--radius-card);background:var(--color-surface);text-align:center}
.facts dt{font-size:.875rem;line-height:1.25rem;color:var(--color-ink-soft)}
.facts dd{margin:0}
.facts b{display:block;font:700 1.375rem/1.75rem var(--font-display)}
.facts span{font-size:.875rem;line-height:1.25rem;color:var(--color-ink-soft)}
.warnings{display:flex;flex-direction:column;gap:8px;margin:0;padding:14px 16px;list-style:none;border-radius:var(--radius-card);background:var(--color-tomate-soft);font-weight:600}
.button{display:flex;align-items:center;justify-content:center;min-height:52px;padding:12px 24px;border-radius:var(--radius-control);background:var(--color-folha);color:var(--color-paper);font-size:1.125rem;font-weight:600;text-align:center;text-decoration:none}
.button:hover{filter:brightness(1.1)}
section{display:flex;flex-direction:column;gap:4px}
section ul,section ol{display:flex;flex-direction:column;margin:12px 0 0;padding:0;list-style:none}
.ingredients ul{gap:10px}
.ingredients li{position:relative;padding-left:20px}
.ingredients li::before{content:'';position:absolute;left:0;top:.55em;width:6px;height:6px;border-radius:9px;background:var(--color-gema)}
.contains{margin:0 0 4px}
.steps ol{gap:16px;margin-bottom:16px;counter-reset:step}
.steps li{position:relative;min-height:36px;padding:6px 0 0 52px;counter-increment:step;text-wrap:pretty}
.steps li::before{content:counter(step);position:absolute;left:0;top:0;width:36px;height:36px;border-radius:36px;background:var(--color-gema);color:var(--color-on-ripe);font:700 1.125rem/36px var(--font-display);text-align:center}
aside{display:flex;flex-direction:column;gap:20px;margin-bottom:40px;padding:24px 20px;border-radius:var(--radius-card);background:var(--color-folha-soft)}
aside h2{margin-bottom:6px}
aside p{margin:0}
aside .soft{padding-top:8px;font-size:.875rem;line-height:1.25rem;text-align:center}
.missing{display:flex;flex-direction:column;gap:16px;padding-bottom:40px;text-align:center}
footer{border-top:1px solid var(--color-line);padding:24px 0 calc(24px + env(safe-area-inset-bottom));font-size:.875rem;line-height:1.25rem;color:var(--color-ink-soft)}
footer p{max-width:44rem;margin:12px 0 0}
footer nav{display:flex;flex-wrap:wrap;margin:0 -8px}
footer nav a{display:flex;align-items:center;min-height:44px;padding:0 8px;color:var(--color-ink);font-weight:600;text-decoration:underline}
@media (min-width:900px){
.column{max-width:1120px}
.recipe{display:grid;grid-template-columns:1fr 1.05fr;gap:40px 64px;align-items:start;padding:16px 0 64px}
.dish{grid-row:1/3}
.stage{padding:40px}
.stage svg{max-width:400px}
.told{gap:16px;margin:0;align-self:center}
h1{font-size:2.5rem;line-height:1.05}
.ingredients{grid-column:1;grid-row:3}
.steps{grid-column:2;grid-row:2/4}
.told .button{align-self:flex-start}
aside{flex-direction:row;align-items:center;justify-content:space-between;padding:32px 40px;margin-bottom:64px}
aside div:first-child{max-width:36rem}
aside .button{white-space:nowrap}
.missing{max-width:480px;margin:0 auto;padding-bottom:64px}
}
`
