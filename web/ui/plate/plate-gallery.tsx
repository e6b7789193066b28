import { galleryMeals } from './gallery-meals.ts'
import { Plate } from './plate.tsx'

const themes = [
  { name: 'Claro', paper: '#FBF7EE', ink: '#231C14' },
  { name: 'Escuro', paper: '#17130E', ink: '#F6EFE2' },
] as const

/** Sample meals in both themes, at the sizes that the app uses: three as hero, all as cards and as list pictures. */
export function PlateGallery() {
  return (
    <main>
      {themes.map(({ name, paper, ink }) => (
        <section key={name} aria-label={name} style={{ background: paper, color: ink, padding: 20 }}>
          <h1>{name}</h1>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
            {galleryMeals.slice(0, 3).map((meal) => (
              <div key={meal.title} style={{ width: 360 }}>
                <Plate items={meal.items} vessel={meal.vessel} decorative />
              </div>
            ))}
          </div>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlock: 20 }}>
            {galleryMeals.map((meal) => (
              <figure key={meal.title} style={{ margin: 0, width: 160, textAlign: 'center' }}>
                <Plate items={meal.items} vessel={meal.vessel} />
                <figcaption>{meal.title}</figcaption>
              </figure>
            ))}
          </div>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {galleryMeals.map((meal) => (
              <div key={meal.title} style={{ width: 64 }}>
                <Plate items={meal.items} vessel={meal.vessel} decorative />
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}
