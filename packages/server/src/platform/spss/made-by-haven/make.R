# Writes survey.sav (byte codes), survey.zsav and survey-plain.sav, and what R reads of them: expected.json.
# In this folder: Rscript make.R (Debian: r-cran-haven, r-cran-jsonlite).
library(haven)

n <- 60
set.seed(7)
agree <- c("Not at all" = 1, "A little" = 2, "Partly" = 3, "Mostly" = 4, "Fully" = 5, "Don't know" = 99)
survey <- data.frame(id = seq_len(n))
attr(survey$id, "label") <- "Respondent id"
survey$gender <- labelled(sample(c(1, 2, NA), n, TRUE), c("Männlich" = 1, "Weiblich" = 2), "Geschlecht")
survey$Q1_first_message <- labelled_spss(sample(c(1:5, 99), n, TRUE), agree, na_values = 99, label = "Warm all winter")
survey$Q1_second_message <- labelled_spss(sample(c(1:5, 99), n, TRUE), agree, na_values = 99, label = "Repaired free")
survey$ends <- labelled(sample(1:7, n, TRUE), c("Gar nicht" = 1, "Sehr" = 7), "Wie sehr?")
survey$ends[1:2] <- c(1, 4)
survey$income <- labelled_spss(sample(c(900.5, 2100, -1, -7), n, TRUE), c("Refused" = -1), na_range = c(-10, -1), label = "Income")
survey$same <- labelled(sample(1:3, n, TRUE), c("Other" = 1, "Never" = 2, "Other" = 3), "Where?")
survey$twin <- sample(1:9, n, TRUE)
attr(survey$twin, "label") <- "Where?"
survey$country <- labelled(sample(c("DK", "SE", "XX", ""), n, TRUE), c("Danmark" = "DK", "Sverige" = "SE"), "Country")
survey$region <- labelled(sample(c("west of the river", "east of the river"), n, TRUE), c("The long west" = "west of the river"), "Region")
survey$comment <- ifelse(seq_len(n) %% 3 == 0, strrep("Grüße 0123456789 ", 40), "kurz")
survey$asked <- as.Date("2026-11-01") + seq_len(n)
survey$at <- as.POSIXct("2026-11-01 08:30:15", tz = "UTC") + 3600 * seq_len(n)
survey$share <- round(runif(n), 3)
survey$weight <- round(runif(n, 0.5, 1.5), 4)

write_sav(survey, "survey.sav", compress = "byte")
write_sav(survey, "survey.zsav", compress = "zsav")
write_sav(survey, "survey-plain.sav", compress = "none")

read <- read_sav("survey.sav", user_na = TRUE)
shown <- function(column) {
  missing <- is.na(column)
  values <- as.vector(unclass(column))
  text <- if (inherits(column, "Date")) format(column, "%Y-%m-%d")
    else if (inherits(column, "POSIXct")) format(column, "%Y-%m-%d %H:%M:%S", tz = "UTC")
    else format(values, trim = TRUE, digits = 15, drop0trailing = TRUE, scientific = FALSE)
  if (is.character(values)) text <- values
  labels <- attr(column, "labels")
  list(
    label = attr(column, "label"),
    values = ifelse(missing, "", text),
    labels = if (is.null(labels)) NULL else as.list(setNames(names(labels), as.character(labels)))
  )
}
columns <- lapply(read, shown)
jsonlite::write_json(columns, "expected.json", auto_unbox = TRUE, null = "null")
