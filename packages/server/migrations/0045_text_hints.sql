-- What a template asked to write was the block's text; it is its hint now.
WITH "hints"("name", "text") AS (VALUES
	('month', 'Write here what matters most this month and what follows from it.'),
	('next', 'Write here what to do next, by whom, and until when.'),
	('result', 'Write here what was asked, whom, and what the result means.'),
	('pitch', 'Write here the task, the insight and the idea.'),
	('month', 'Schreiben Sie hier, was in diesem Monat am wichtigsten ist und was daraus folgt.'),
	('next', 'Schreiben Sie hier, was als Nächstes zu tun ist, von wem und bis wann.'),
	('result', 'Schreiben Sie hier, was wer gefragt wurde und was das Ergebnis bedeutet.'),
	('pitch', 'Schreiben Sie hier die Aufgabe, den Insight und die Idee.')
)
UPDATE "reports" SET "blocks" = (
	SELECT jsonb_agg(
		CASE WHEN "hints"."name" IS NULL THEN "block"
		ELSE "block" || jsonb_build_object(
			'hint', "hints"."name",
			'text', btrim(replace("block"->>'text', "hints"."text", ''), E' \n')
		) END
		ORDER BY "place"
	)
	FROM jsonb_array_elements("reports"."blocks") WITH ORDINALITY AS "each"("block", "place")
	LEFT JOIN "hints" ON "block"->>'kind' = 'text' AND strpos("block"->>'text', "hints"."text") > 0
)
WHERE EXISTS (SELECT FROM "hints" WHERE strpos("reports"."blocks"::text, "hints"."text") > 0);
