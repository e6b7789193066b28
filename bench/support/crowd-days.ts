export const crowdDays = 365

export interface DayTable {
  readonly name: string
  /** SQL that inserts the rows of all accounts for the day `$2` days before `$1`. */
  readonly insertDay: string
}

/**
 * Returns the SQL of a pseudo-random number from 0 to 99 per account and day; another `salt` gives an independent one.
 */
function lot(salt: number): string {
  return `(((p.n::bigint * 7919 + $2::int * 104729 + ${salt} * 15485863) * 2654435761 >> 16) & 65535) % 100`
}

const date = `($1::date - $2::int)`
const at = (clock: string) => `(${date} + time '${clock}') at time zone 'America/Sao_Paulo'`

/**
 * Tables of a year of data at realistic rates, in two halves that take about equally long to fill: 0.5 logged plates a
 * day on average (from every eighth day to every day), an adherence record each day with ticks on 45 % of days, water
 * every third day, a weigh-in and a check-in per week.
 */
export const dayTables: readonly (readonly DayTable[])[] = [
  [
    {
      name: 'diet_compliance',
      insertDay: `
        insert into diet_compliance
          (user_id, date, id, diet_id, is_followed, meal_compliance, eaten, compliance_percentage, updated_at)
        select p.id, ${date}, gen_random_uuid(), p.diet_id, f.is_followed, f.meal_compliance, f.eaten,
          f.compliance_percentage, ${at('20:00')}
        from load.people p join load.followed f on f.model = p.model
          and f.kind = case when ${lot(1)} < 55 then 0 when ${lot(1)} < 70 then 1 when ${lot(1)} < 85 then 2 else 3 end
        order by p.n`,
    },
  ],
  [
    {
      name: 'meals',
      insertDay: `
        insert into meals (user_id, id, date, meal_type, source, eaten_at, parts)
        select p.id, gen_random_uuid(), ${date}, k.meal_type, 'manual', ${at('07:30')} + k.place * interval '5 hours',
          k.parts
        from load.people p cross join generate_series(0, 2) as m(place)
          join load.plates k on k.place = m.place and k.number = (p.n + $2::int) % k.numbers
        where (${lot(2)} + m.place * 33) % 100 < (array[4, 10, 20, 33])[1 + p.n % 4]
        order by p.n`,
    },
    {
      name: 'water_entries',
      insertDay: `
        insert into water_entries (user_id, id, date, ml, drunk_at)
        select p.id, gen_random_uuid(), ${date}, 200 + 100 * (p.n % 4), ${at('14:00')}
        from load.people p where ${lot(3)} < 33 order by p.n`,
    },
    {
      name: 'weights',
      insertDay: `
        insert into weights (user_id, date, weight_kg, updated_at)
        select p.id, ${date}, 60 + p.n % 40 + ($2::int % 17) / 10.0, ${at('07:00')}
        from load.people p where (p.n + $2::int) % 7 = 0 order by p.n`,
    },
    {
      name: 'check_ins',
      insertDay: `
        insert into check_ins (user_id, date, type, value, checked_at)
        select p.id, ${date}, 'mood', 'good', ${at('21:00')}
        from load.people p where (p.n + $2::int) % 7 = 3 order by p.n`,
    },
  ],
]
