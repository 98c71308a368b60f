-- What columns mean was a list of columns with a scale each; now columns refer to recodes that name their points.
CREATE FUNCTION pg_temp.with_recodes(old jsonb) RETURNS jsonb LANGUAGE sql AS $$
  WITH given AS (
    SELECT entry, place, entry->>'role' = 'audience' AS is_audience, btrim(entry->>'label') AS label,
      CASE WHEN entry->>'role' IN ('r1', 'r2')
        THEN coalesce(nullif(entry->'scale', 'null'::jsonb), '{"min": 0, "max": 1, "topBox": 1}'::jsonb) END AS scale
    FROM jsonb_array_elements(old) WITH ORDINALITY AS listed(entry, place)
  ), scales AS (
    SELECT scale, 's' || row_number() OVER (ORDER BY min(place)) AS id FROM given WHERE scale IS NOT NULL GROUP BY scale
  ), recodes AS (
    SELECT id, jsonb_build_object(
      'id', id, 'kind', 'points', 'confidence', 'certain', 'reason', 'given', 'doubtful', '[]'::jsonb, 'confirmed', true,
      'noAnswer', coalesce(scale->'noAnswer', '[]'::jsonb),
      'points', (
        SELECT jsonb_agg(jsonb_build_object(
          'label', name, 'answers', jsonb_build_array(name),
          'positive', point > (scale->>'max')::int - (scale->>'topBox')::int
        ) ORDER BY point)
        FROM (
          SELECT point, coalesce(scale->'words'->>(point - (scale->>'min')::int), point::text) AS name
          FROM generate_series((scale->>'min')::int, (scale->>'max')::int) AS point
        ) AS points
      )
    ) AS recode FROM scales
  ), shared AS (
    SELECT label FROM given WHERE is_audience GROUP BY label HAVING count(*) > 1
  )
  SELECT jsonb_build_object(
    'recodes', coalesce((SELECT jsonb_agg(recode ORDER BY length(id), id) FROM recodes), '[]'::jsonb),
    'columns', coalesce((
      SELECT jsonb_agg((entry - 'scale') || jsonb_build_object(
        'recode', scales.id,
        'audience', CASE WHEN is_audience AND given.label IN (SELECT label FROM shared)
          THEN '{"values": [], "noAnswer": [], "separator": null, "choice": null, "joined": true}'::jsonb END
      ) ORDER BY place)
      FROM given LEFT JOIN scales ON scales.scale = given.scale
    ), '[]'::jsonb)
  )
$$;--> statement-breakpoint
UPDATE "resonance_projects" SET "mapping" = pg_temp.with_recodes("mapping") WHERE jsonb_typeof("mapping") = 'array';--> statement-breakpoint
UPDATE "jobs" SET "input" = jsonb_set("input", '{mapping}', pg_temp.with_recodes("input"->'mapping'))
  WHERE "type" = 'IMPORT_RESONANCE' AND jsonb_typeof("input"->'mapping') = 'array';--> statement-breakpoint
DROP FUNCTION pg_temp.with_recodes(jsonb);
